import { attackCards } from './read.ts'

/** From the tail there is time to aim, for both sides: the most damage, the most hits, and the only Riding the Tail. */
export const TAIL_CARDS = attackCards(
  'tail',
  `
tail-1
High   1      1      -      -      -      -
       1      1      -      -      -      -
Level  DHH1   DHH1   DHH1   DHH1   DH     DH
       HH1    DHH1   DH1    DH1    DH     D
Low    DHH1   DHH1   DH1    DH1    DH1    D1
       DH1    DH1    DH1    D1     D1     D1

tail-2
High   DHH    DHH    DHH    DH     DH     D
       H      H      H      H      -      -
Level  HH1    HHR    HHR    HHR    HHR    HR
       HH1    HH1    HH1    H      H      H
Low    HH1    HH1    HH1    HH1    H1     H
       HH1    HH1    HH1    H1     H1     H

tail-3
High   DDHH2  DDH2   DDH2   DDH1   DD1    DD1
       DDH2   DDH2   DDH2   DD1    DD1    DD1
Level  DHH1   DH1    DH     D      D      D
       D1     D1     D      D      D      D
Low    DHH    DHHR   DHHR   DHHR   DH     DH
       HH     H      H      H      H      -

tail-4
High   HH     H      H      H      -      D
       H      H      -      -      -      -
Level  DR     DR     DR     DR     DR     DR
       -      -      -      -      -      -
Low    DHH    DH     DH     D      D      D
       -      -      D      D      D      D

tail-5
High   DHH1   DHHR   DHR    DHR    DHR    DR
       H1     H1     H1     DH1    D1     D1
Level  DHH1N  DHH1N  DHRN   DHRN   DHRN   DRN
       DH1    DH1    DH1    DH1    D1     D1
Low    H1CN   H1CN   H1CN   1CN    1C     C
       1      1      1      1      1      -

tail-6
High   DH1    DHR    DHR    DR     DR     DR
       1      1      1      1      -      D
Level  DDHH1  DDHH1  DDHH1  DDH1   DDH    DD
       DDHH1  DDH1   DDH1   DDH1   DDH    DD
Low    HH     HH     HH     H      H      -
       H      H      H      H      H      -

tail-7
High   DH     D      D      D      D      D
       D      D      D      D      D      D
Level  HHR    HHR    DHR    DHR    D      D
       H1     H1     -      -      -      -
Low    1      1      1      1      -      -
       1      1      1      1      -      -

tail-8
High   DH2    DH2    DH1    D1     D      D
       D2     D2     D1     D1     D      D
Level  HH     HH     HH     H      H      -
       H      H      H      H      -      -
Low    H      H      -      -      -      -
       -      -      -      -      -      -

tail-9
High   HH1    H1     H1     1      -      -
       H1     1      1      1      -      -
Level  DHH2   DH2    DH1    D1     D1     D1
       2      2      1      1      D1     D1
Low    HH1    H1     H      DH     D      D
       H1     H1     -      -      -      -

tail-10
High   HH2    H2J    H1J    1J     J      -
       2J     2J     1J     1J     J      J
Level  DHH1CJ DH1CJ  DH1CJ  DCJ    DCJ    DDCJ
       D1     D1     D1     D      D      D
Low    DH2    DH2    D2     D2     D1     D1
       D2     D2     D2     D2     D1     D1

tail-11
High   H2     DH2    D2     D1     D1     D1
       2      2      2      1      1      1
Level  HH1    HH1    H1     H1     -      -
       H1     H1     H1     1      -      -
Low    DDH1   DDHR   DDR    DDR    DDR    DDR
       D1     D1     D1     D1     D1     D1

tail-12
High   DHH    DHH    DHH    DHH    DH     DH
       DHH    DHH    DHH    DH     DH     DH
Level  DHH    DHH    DH     DH     D      D
       H      H      -      -      -      -
Low    DHH    DHH    DH     DH     DH     D
       H      H      H      H      -      -

tail-13
High   H2     H2     2      D1     D1     D1
       2      2      2      1      1      1
Level  H2     H2     1      1      1      1
       2      2      1      1      1      1
Low    HH     HH     HH     H      H      -
       H      H      H      H      -      -

tail-14
High   DDHH1  DDHH1  DDHH   DDH    DDH    DDH
       DHH1   DH1    DH     DH     DH     D
Level  H      H      -      D      D      D
       -      -      -      -      -      -
Low    H1     DH1    D1     D1     D      D
       1      1      1      1      -      -

tail-15
High   DHHR   DHR    DHR    DHR    DR     DR
       DH1    D1     D1     D1     D1     D1
Level  DHH1   DH1    DH1    D      D      D
       D1     D1     D1     D      D      D
Low    HH     HH     H      H      H      D
       H      H      H      H      -      -

tail-16
High   DHH1N  DHH1N  DH1N   DH1N   DH1N   D1N
       H1     H1     H1     1      1      1
Level  HH     HHR    HR     HR     HR     DR
       H      H      H      -      -      -
Low    HH2    H2N    H2N    H2N    1N     1N
       H2     H2     H2     2      1      1

tail-17
High   H1     H1C    1      R      R      R
       1      1      1      1      1      1
Level  DDHHR  DDHR   DDHR   DDHR   DDR    DDR
       DH2    D2     D1     D1     D1     D1
Low    DHH1   DH1    DH     DH     D      D
       DH1    DH1    D      D      D      D

tail-18
High   HH1C   HH1C   H1C    H1C    1C     1C
       H1     H1     H1     1      1      1
Level  H      H      -      -      -      -
       -      -      -      C      C      -
Low    DHH1   DH1    DH1    D1     D      D
       D1     D1     D1     D1     D      D

tail-19
High   H1     H1     -      -      -      -
       1      1      -      -      -      -
Level  DHH    DH     DDH    DD     DD     DD
       DH     D      D      D      D      D
Low    DHH1   DHH1   DH     DH     D      DD
       DH1    DH1    DH     D      D      D

tail-20
High   H      H      -      -      -      -
       -      -      -      -      -      -
Level  DHH    DH     DH     DH     D      D
       H      -      -      -      -      -
Low    DDHH1  DDH1   DDHR   DDR    DDR    DDR
       D1     DD1    DD1    DD1    DD1    DD1

tail-21
High   H1     H1J    H1J    1J     1J     1J
       1      1      1      1      1      1
Level  DHH1J  DHH1J  DH1J   DHR    DR     DR
       H1J    H1J    H1J    1J     1J     1J
Low    DH2    DH2C   D2     D2     D1     D1
       2      2      2      2      D1     D1

tail-22
High   DHH    DH     DH     DH     DD     DD
       DH     DH     D      D      D      D
Level  HH     H      H      -      -      -
       -      -      -      -      -      -
Low    DHH1   DH1    DH1    DH1    D1     D
       H1     1      1      1      1      -

tail-23
High   DHH1   DH1    DH1    DH1    D      D
       H1     H1     1      1      -      -
Level  DHH1C  DHH1C  DHH1C  DH1C   DH1C   D1C
       DH1    DH1    DH1    DH1    D1     D1
Low    HH     H      H      H      -      -
       H      H      -      -      -      -

tail-24
High   DHH2   DHH2   DHH1   DH1    DH     D
       DH2    DH2    DH1    DH1    DH     D
Level  HH1    H1     H      H      -      -
       H1     H1C    C      C      C      C
Low    HH     H      H      -      -      -
       H      -      -      -      -      -
`,
)
