import { attackCards } from './read.ts'

/** From the tail there is time to aim, for both sides: the most damage, the most hits, and the only Riding the Tail. */
export const TAIL_CARDS = attackCards(
  'tail',
  `
tail-1
High   1      D1     D      D      D      D
       1      1      -      -      -      -
Level  DHH1   DHH1   DHH1   DHH1   DH     DH
       DHH1   DHH1   DH1    DH1    DH     D
Low    DHH1   DH1    DH1    DDH1   DDH1   DD1
       DH1    DH1    DH1    DH1    D1     D1

tail-2
High   DHH    DHH    DH     DH     DH     D
       H      H      H      H      H      -
Level  HH1    HHR    DHHR   DHHR   DHHR   DHR
       HH1    HH1    HH1    HH     H      H
Low    HH1    HH1    HH1    HH1    H1     H
       HH1    HH1    HH1    H1     H1     H

tail-3
High   DDHH2  DDH2   DDH2   DDH1   DD1    DD1
       DDH2   DDH2   DDH2   DD1    DD1    DD1
Level  DH1    DH1    DH     D      DD     DD
       DH1    D1     D      D      D      D
Low    DHH    DHHR   DHHR   DHR    DH     DH
       HH     HH     H      H      H      -

tail-4
High   DHH    DH     DH     DH     D      D
       H      H      H      -      -      -
Level  DR     DR     DR     DR     DR     DR
       -      -      -      -      D      D
Low    DH     DH     DH     D      D      D
       DH     D      D      D      D      D

tail-5
High   DHH1   DHHR   DHR    DHR    DHR    DR
       DH1    DH1    DH1    DH1    D1     D1
Level  DHH1N  DHH1N  DHRN   DHRN   DHRN   DRN
       DH1    DH1    DH1    DH1    D1     D1
Low    H1CN   DH1CN  D1CN   D1CN   D1C    DC
       1      1      1      1      1      -

tail-6
High   DH1    DHR    DR     DR     DR     DR
       1      1      D1     D1     D      D
Level  DDHH1  DDHH1  DDHH1  DDH1   DDH    DD
       DDHH1  DDH1   DDH1   DDH1   DDH    DD
Low    HH     HH     HH     H      DH     D
       HH     H      H      H      H      -

tail-7
High   DH     D      D      D      D      D
       D      D      D      D      D      D
Level  DHHR   DHR    DHR    DHR    D      D
       H1     H1     H      -      -      -
Low    1      1      1      1      -      -
       1      1      1      1      -      -

tail-8
High   DH2    DH2    D1     D1     D      D
       D2     D2     D1     D1     D      D
Level  HH     DHH    DH     DH     DH     D
       H      H      H      H      -      -
Low    H      -      -      -      -      -
       -      -      -      -      -      -

tail-9
High   H1     H1     H1     1      -      -
       H1     1      1      1      -      -
Level  DH2    DH2    D1     D1     D1     D1
       2      D2     D1     D1     D1     D1
Low    DHH1   DH1    DH     DH     D      D
       H1     H1     H      -      -      -

tail-10
High   H2     H2J    H1J    1J     J      D
       H2J    2J     1J     1J     J      J
Level  DDH1CJ DDH1CJ DD1CJ  DDCJ   DDCJ   DDCJ
       D1     D1     D1     D      D      D
Low    DH2    DH2    D2     D2     D1     D1
       D2     D2     D2     D2     D1     D1

tail-11
High   DH2    DH2    D2     D1     D1     D1
       2      2      2      1      1      1
Level  HH1    H1     H1     H1     -      -
       H1     H1     H1     1      -      -
Low    DDH1   DDR    DDR    DDR    DDR    DDR
       D1     D1     D1     D1     D1     D1

tail-12
High   DHH    DHH    DDHH   DDHH   DDH    DDH
       DHH    DHH    DHH    DH     DH     DH
Level  DHH    DH     DH     DH     D      D
       H      H      -      -      -      -
Low    DHH    DHH    DH     DH     DH     D
       H      H      H      H      -      -

tail-13
High   DH2    D2     D2     D1     D1     D1
       2      2      2      1      1      1
Level  H2     H2     1      D1     D1     D1
       2      2      1      1      1      1
Low    HH     HH     DH     DH     DH     D
       H      H      H      H      H      -

tail-14
High   DDHH1  DDHH1  DDHH   DDH    DDH    DDH
       DHH1   DH1    DH     DH     DH     D
Level  DH     D      D      D      D      D
       -      -      -      -      -      -
Low    DH1    DH1    D1     D1     D      D
       1      1      1      1      -      -

tail-15
High   DHR    DHR    DHR    DR     DR     DR
       DH1    DH1    D1     D1     D1     D1
Level  DH1    DH1    D1     D      D      D
       D1     D1     D1     D      D      D
Low    DHH    DHH    DH     DH     DH     D
       H      H      H      H      -      -

tail-16
High   DHH1N  DH1N   DH1N   DH1N   DH1N   D1N
       H1     H1     H1     H1     D1     D1
Level  DHH    DHHR   DHR    DHR    DHR    DR
       H      H      H      H      -      -
Low    HH2    H2N    H2N    H2N    1N     1N
       H2     H2     H2     2      1      1

tail-17
High   H1     H1C    1      R      R      R
       1      1      1      1      1      1
Level  DDHHR  DDHR   DDHR   DDHR   DDR    DDR
       DH2    DH2    D1     D1     D1     DD1
Low    DHH1   DH1    DH     DH     D      D
       DH1    DH1    D      D      D      D

tail-18
High   HH1C   H1C    H1C    H1C    D1C    D1C
       H1     H1     H1     1      1      1
Level  H      H      -      -      -      D
       -      -      -      C      C      -
Low    DH1    DH1    DH1    D1     D      D
       DH1    D1     D1     D1     D      D

tail-19
High   H1     1      D      D      D      D
       1      1      -      -      -      -
Level  DDHH   DDH    DDH    DD     DD     DD
       DH     D      D      D      D      D
Low    DDHH1  DDH1   DDH    DDH    DD     DD
       DH1    DH1    DH     D      D      D

tail-20
High   H      -      -      -      -      -
       -      -      -      -      -      -
Level  DHH    DH     DH     D      D      D
       H      H      D      D      D      D
Low    DDH1   DDH1   DDR    DDR    DDR    DDR
       DD1    DD1    DD1    DD1    DD1    DD1

tail-21
High   H1     H1J    H1J    1J     1J     1J
       H1     1      1      1      1      1
Level  DHH1J  DH1J   DH1J   DHR    DR     DR
       H1J    H1J    H1J    1J     1J     1J
Low    DH2    DH2C   D2     D2     D1     D1
       2      D2     D2     D2     D1     D1

tail-22
High   DDH    DDH    DDH    DDH    DD     DD
       DH     DH     D      D      D      D
Level  H      H      H      -      -      -
       H      -      -      -      -      -
Low    DH1    DH1    DH1    D1     D1     D
       H1     H1     1      D1     D1     D

tail-23
High   DH1    DH1    DH1    DH1    D      D
       H1     H1     1      1      -      -
Level  DHH1C  DHH1C  DDHH1C DDH1C  DDH1C  DD1C
       DHH1   DH1    DH1    DH1    DH1    D1
Low    HH     H      H      H      -      -
       H      H      -      -      -      -

tail-24
High   DHH2   DHH2   DHH1   DH1    DDH    DD
       DHH2   DH2    DH1    DH1    DH     D
Level  HH1    H1     H      H      -      -
       H1     H1C    C      C      C      C
Low    H      H      H      -      -      D
       H      -      -      -      -      -
`,
)
