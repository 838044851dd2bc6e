import { attackCards } from './read.ts'

/**
 * From the nose the closing speed is great: the lightest damage and the fewest hits, a long way through at High and
 * Level, and most of the collisions.
 */
export const NOSE_CARDS = attackCards(
  'nose',
  `
nose-1  SR-K-ATK-02, p51
High   HH2    HH2    HH2    H2     H1     H1
       HH2    H2     H2     H2     H1     1
Level  HH2    HH2    HH2    HH2    DH2    DH2
       HH2    HH2    H2C    H2C    H2C    2C
Low    DH2    D2     D2     D1     D1     D1
       2      2      2      1      D1     D1

nose-2
High   D3     D3     D2     D2     D2     D2
       3      3      2      2      2      2
Level  DH2    DH2    D2     D2     D2     D
       D2     D2     D2     D2     D2     D
Low    H1     1      1      1      1      1
       1      1      1      1      1      1

nose-3
High   H2     H2     2      2      1      1
       2      2      2      2      1      1
Level  H2     H2     H2     2      2      -
       H2     2      2      2      2      -
Low    HH1    HH1    HH1    HH1    H1     H1
       HH1    HH1    H1     H1     H1     1

nose-4
High   DH2    D2     D2     D2     D2     D2
       2C     2C     D2C    D2     D2     D2
Level  HH2    H2     DH2    DH2    D2     D
       H2     H2     H2     2      2      -
Low    DH1    DH1    D1     D1     D1     D1
       D1     D1     D1     D1     D1     D1

nose-5
High   H2     H2     2C     2C     C      C
       2      2      2      2      -      -
Level  H3     DH3    DH2    D2     D2     D2
       3C     3      2      2      2      2
Low    H1     DH1    D1     D1     D1     D1
       1      1      1      1      1      1

nose-6
High   H3     H3C    H3C    H2C    2C     2C
       H3     H3C    3C     2C     2C     2C
Level  H2     H2     H2     2      1      1
       H2     2      2      2      1      1
Low    DH1    DH1    DH1    D1     D1     D
       H1     1      1      1      1      -

nose-7
High   D3C    D3CN   D3CN   D3CN   D2C    D2C
       3      3      3      3      2      2
Level  H2N    H2CN   H2CN   2CN    2N     2
       2      2      2      2      2      2
Low    1      1      1      1      1      1
       1      1      1      1      1      1

nose-8
High   DDH2   DD2    DD2    DD2    DD     DD
       D2C    D2C    D2C    D2C    DC     DC
Level  3      3      2      2      2      2
       3      3      2      2C     2C     2C
Low    H2     H2     H2     2      2      2
       2      2C     2C     2      2      2

nose-9
High   DH3    DH3    DH3    DH3    D1     D1
       H3     H3     3      3      1      1
Level  DH3    DH3    D3     D2     D2     D2
       3      3      3      2      D2     D2
Low    H      H      H      H      -      -
       H      H      -      -      -      -

nose-10
High   DHH3   DH3    DH3    DH3    DH3    D3
       DH3    DH3    DH3    DH3    D3     D3
Level  H2     2      2      2      1      1
       2      2      2      2      1      1
Low    H1     1      1      1      1      -
       1      1      1      1      1      -

nose-11
High   3      3      2      2      2      2
       3      3      2      2      2      2
Level  H2     H2     H2     H1     1      1
       H2     H2     2C     1C     1C     1
Low    H1C    H1C    1C     1C     D1C    D1C
       1      1C     1C     1C     1C     1C

nose-12
High   3      3J     3J     3J     1J     1J
       3      3      3      3      1      1
Level  DHH2   DHH2   DH2    DH1    DH1    D1
       H2J    H2J    H2J    H1J    1J     1
Low    H1     H1     1J     1J     J      -
       1      1      1      1      -      -

nose-13
High   H3     3      3      2      D2     D2
       3      3      3      2      2      2
Level  D3     D3     D3     D3     D2     D2
       D3     D3     D3     D3     D2     D2
Low    HH1    H1     H1     H1     H1     1
       H1     H1     H1     1      1      1

nose-14
High   H2     H2     H2     2      2      2
       2      2      2      2      2      2
Level  H2     2      2      1      1      1
       2      2      2      1      1      1
Low    H      H      H      -      -      -
       C      C      C      C      C      C

nose-15
High   H3     H3     H3C    3C     2C     2C
       3      3      3      3      2      2
Level  D3     D3     D3     D2     D2     D2
       D3     D3     D3     D2     D2     D2
Low    DH2    D2     D2     D2     D2     D2
       D2     D2     D2     D2     D2     D2

nose-16
High   DHH3C  DH3C   DH2C   DH2    D2     D2
       DH3    DH3    DH2    D2     D2     D2
Level  HH2    H2     H2     H2     1      1
       H2C    H2C    H2C    2      1      1
Low    DH2    DH2    DH2    DH2    D2     D2
       DH2    DH2    D2     D2     D2     D2

nose-17
High   3      3      D3     D3     D3     D3
       3      3      3      3      3      3
Level  H3     H3     H3     3      2      2
       3C     3C     3C     3C     2C     2C
Low    H1     H1C    H1C    1C     1      1
       1      1      1      1      1      1

nose-18
High   3      3      3N     3N     3N     3
       3      3      3      3      3      3
Level  DDHH1  DDH1C  DDH1C  DDH1C  DDH1C  DD1
       DH1    DH1    DH1    DH1    D1     D1
Low    DDHH1  DDHH1  DDH1N  DDH1N  DDHN   DDN
       DH1    DH1    DH1    DH1    DH     D

nose-19
High   DH2    DH2    DH2    DH2    D1     D1
       DH2    DH2    DH2    D2     D1     D1
Level  DH3    DH3    DH2    DH2    D2     DD2
       DH3    DH3C   D2C    D2C    D2C    D2
Low    H      H      HC     HC     C      C
       H      -      -      -      -      -

nose-20
High   H3     H3C    3C     3      1      1
       3      3      3      3      1      1
Level  DH3    D3     D3     D3     D2     D2
       3      3      3      3      2      2
Low    1      1      1      1      1      -
       1      1      1      1      1      -

nose-21
High   H2     H2     H2     2      2      2
       H2     2      2      2      2      2
Level  H1     H1C    1C     1C     1C     1
       1      1      1      1      1      1
Low    DHH1   DHH1   DH1    DH1    DH1    D1
       DH1    DH1    DH1    DH1    D1     D1

nose-22
High   H2     H2J    H2J    2J     J      -
       H2     2      2      2      -      -
Level  DHH1C  DHH1C  DHH1C  DH1C   DH1C   D1
       H1     DH1    DH1    DH1    DH1    D1
Low    1J     1J     1J     1J     J      -
       1J     1J     1J     1J     -      -

nose-23
High   H3     H3     3      3      2      2
       3      3C     3C     3C     2C     2C
Level  H3     3      3      2C     2C     2C
       3      3      3      2      2      2
Low    D2     D2     D2     D1     D1     D1
       2      2      2      1      1      1

nose-24
High   DHH3   DHH3   DH3    DH2    DH2    D2
       DH3    DH3    DH3    DH2    D2     D2
Level  H2C    H2C    2C     2C     2C     2
       2      2      2      2      2      2
Low    HH2    H2     H2     H1     1      1
       H2     H2     H2     1      1      1
`,
)
