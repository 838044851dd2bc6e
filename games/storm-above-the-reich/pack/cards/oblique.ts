import { attackCards } from './read.ts'

/** From the flanks: between nose and tail in everything. No Level row. */
export const OBLIQUE_CARDS = attackCards(
  'oblique',
  `
oblique-1  SR-K-ATK-01, p51
High   DH1    DH1    D1     D1     D1     D1
       D1     D1     D1     D1     D1     D1
Low    DH1    DH1    D1     D1     D1     D1
       D1     D1     D1     D1     D1     D1

oblique-2
High   DHH1   DH1    DH1    DH1    D1     D1
       DH1    DH1    DH1C   D1C    D1C    D1C
Low    D2     D2     D1     D1     D1     D1
       2      2      1      1      D1     D1

oblique-3
High   H1     H1     H1     1      -      -
       1      1      1      1      -      -
Low    HH1    H1     H1     H      -      -
       H1     H1     H1     -      -      -

oblique-4
High   H2     H2     2      2      2      -
       2      2      2      2      2      -
Low    H2     H2     H2     1      1      1
       H2     2      2      1      1      1

oblique-5
High   H3     H3     H3     2      2      2
       H3     3      3      2      2      2
Low    H2     2      1      1      1      1
       2      2      1      1      1      1

oblique-6
High   H3     3      2      2      1      1
       3      3      2      2      1      1
Low    H1     1      1      1      D1     D
       1      1      1      1      1      -

oblique-7
High   HH3    H3     H2     H2     1      1
       H3     H3     2      2      1      1
Low    H      H      H      -      -      -
       -      -      -      -      -      -

oblique-8
High   D3N    D3N    D3N    D2CN   D2CN   D2CN
       3      3      3      2      2      2
Low    HH1    HH1    H1N    H1N    H1N    1N
       H1     H1     H1     H1     1      1

oblique-9
High   H2     2      2      1      1      1
       2      2      2      1      1      1
Low    DH1    DH1C   D1C    DC     DC     D
       D1     D1C    D1C    DC     DC     D

oblique-10
High   DHC    DHC    DC     DC     DC     DC
       D      D      D      D      D      D
Low    HH2    DHH2   DHH2   DHH1   DH1    DH1
       HH2    HH2    H2     H1     H1     1

oblique-11
High   DH2    DH2    DH2    D2     D2     D2
       2      2      2      2      D2     D2
Low    DH2    DH2    DH2    DH2    D1     D1
       DH2    DH2    D2     D2     D1     D1

oblique-12
High   H2     H2     H2C    2C     D2C    D
       H2C    2C     2C     2      2      -
Low    H1     H1     1      1      1      -
       1C     1C     1C     1      1      -

oblique-13
High   HH     HHJ    HHJ    HJ     HJ     J
       H      H      H      H      -      -
Low    H2J    H2J    H2J    2      1      1
       2      2      2      2J     1J     1J

oblique-14
High   HH1    DHH1   DH1    DH1    DH     D
       H1     H1     H1     H1     -      -
Low    DHC    DHC    DHC    DC     D      D
       H      -      -      -      -      -

oblique-15
High   H2     H2     H2     H1     1      1
       H2     H2     2      1      1      1
Low    HH1    H1     H1     H1     1      1
       H1     H1     1      1      1      1

oblique-16
High   DDHH2  DDHH2  DDHH2  DDHH2  DDH2   DDH2
       DHH2   DHH2   DH2    DH2    DH2    D2
Low    DDHH1C DDHH1C DDHH1C DDH1C  DDH1   DD1
       DH1    DH1    DH1    DH1    D1     D1
`,
)
