import type { Pack } from './types.ts'

/** Men of the squadron and those who come after them. None of them lived. */
export const PILOTS: Pack['pilots'] = {
  names: `
    Hugh Ashdown, Miles Birkenshaw, Toby Calloway, Ralph Dunsmore, Giles Enderby, Alec Fairlight, Percy Garsdale, Neville Haddiscoe,
    Simon Inchbald, Laurie Jessamy, Rex Kettleby, Jago Lanyonne, Colin Marchbanks, Ivor Netherclift, Basil Ormesher, Denzil Penhalloe,
    Felix Quarmby, Gerald Rushbrook, Owen Selwyn-Rees, Piers Tregarthen, Cyril Underhay, Max Verinder, Clive Winterbourn, Noel Yarborough,
    Angus Balquhidder, Fergus Dalwhinnie, Hamish Kinlochan, Rory Strathallen, Dermot Killeary, Brendan Castlemoyle, Emrys Glanrafon, Huw Penmorfa,
    Bruce Waimarino, Keith Otematata, Jack Tarrangower, Les Wirrabilla, Don Moosomin, Wally Esterhaven, Piet Grootvlei, Denis Umhlali,
    Karel Zelinkov, Jiri Mrazovec, Tomas Habrina, Stanislaw Borowczak, Jozef Mielnicki, Witold Zagrodny, Zygmunt Lipowiec, Andre Montreval,
    Arthur Stokesay, Bernard Tissington, Edgar Copplestone, Frank Ollerenshaw, George Mickleover, Harry Thrupp, Jim Wetherden, Ken Osgathorpe,
    Leonard Pickwith, Norman Sowerthwaite, Reg Uttoxley, Stan Grimblethorpe, Ted Hucknell, Vic Addlestrop, Walter Nuttencross, Dick Leckhampton
  `
    .split(',')
    .map(name => name.trim()),
  source: 'designed',
  ref: 'names of our own',
}
