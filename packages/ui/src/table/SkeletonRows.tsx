import styles from './SkeletonRows.module.css'

const ROWS = 8
/** Widths that look like words, the same at every draw. */
const WIDTHS = [72, 56, 64, 48, 60]

/** True heads and rows of the coming shape. */
export function SkeletonRows({ heads, label }: { heads: readonly string[]; label: string }) {
  return (
    <div role="status" aria-label={label}>
      <table className={styles['table']} aria-hidden="true">
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={column}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: ROWS }, (_, row) => (
            <tr key={row}>
              {heads.map((head, column) => (
                <td key={column} aria-label={head}>
                  <span
                    className={styles['bar']}
                    style={{ width: `${WIDTHS[(row + column) % WIDTHS.length]}%` }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
