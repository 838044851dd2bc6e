/** What was told, line by line; lines with tabs make one table, the first of them its head. */
export function Told({ text }: { readonly text: string }) {
  const lines = text.split('\n')
  const [head, ...rows] = lines.filter(isRow).map(line => line.split('\t'))
  const from = lines.findIndex(isRow)
  if (!head) return text
  return (
    <>
      {lines.slice(0, from).join('\n')}
      <table className="told-table">
        <thead>
          <tr>
            {head.map(cell => (
              <th scope="col" key={cell}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.join()}>
              {row.map((cell, i) => (
                <td key={head[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {lines
        .slice(from)
        .filter(line => !isRow(line))
        .join('\n')}
    </>
  )
}

const isRow = (line: string) => line.includes('\t')
