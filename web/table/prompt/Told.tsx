import type { Staffed } from '@tallyho/kit/manners.ts'

/** What was told: a sentence, or the staff's plan with its table. */
export function Told({ told }: { readonly told: string | Staffed }) {
  if (typeof told === 'string') return told
  const { words, table, after = [] } = told
  return (
    <>
      {words}
      {table && (
        <table className="told-table">
          <thead>
            <tr>
              {table.head.map(cell => (
                <th scope="col" key={cell}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(row => (
              <tr key={row.join()}>
                {row.map((cell, i) => (
                  <td key={table.head[i]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {after.map(line => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}
