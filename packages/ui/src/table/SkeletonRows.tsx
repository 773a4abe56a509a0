import styles from './SkeletonRows.module.css'

const ROWS = 8
/** Widths that look like words, the same at every draw. */
const WIDTHS = [72, 56, 64, 48, 60]

/** Known properties of a column before its cells come. */
export type SkeletonColumn = { title: string; width?: number | string | undefined; isRight: boolean }

type SkeletonRowsProps = { columns: readonly SkeletonColumn[]; label: string }

/** The real column heads above skeleton rows. */
export function SkeletonRows({ columns, label }: SkeletonRowsProps) {
  return (
    <div role="status" aria-label={label}>
      <RowsOutline columns={columns} />
    </div>
  )
}

/** An outline of a table's rows, as decoration only. */
export function RowsOutline({ columns }: Pick<SkeletonRowsProps, 'columns'>) {
  return (
    <table className={styles['table']} aria-hidden="true">
      <thead>
        <tr>
          {columns.map(({ title, width, isRight }, column) => (
            <th key={column} style={{ width }} data-right={isRight}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: ROWS }, (_, row) => (
          <tr key={row}>
            {columns.map(({ title, isRight }, column) => (
              <td key={column} aria-label={title} data-right={isRight}>
                <span className={styles['bar']} style={{ width: wordWidth(row + column) }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Skeleton rows on a phone, where rows are cards. */
export function SkeletonCards({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <CardsOutline />
    </div>
  )
}

/** An outline of rows as cards, as decoration only. */
export function CardsOutline() {
  return (
    <div className="ui-stack ui-gap-12" aria-hidden="true">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className="ui-stack ui-gap-12 ui-pad-16 ui-card">
          <span className={styles['bar']} style={{ width: wordWidth(row) }} />
          <span className={styles['bar']} style={{ width: wordWidth(row + 2) }} />
        </div>
      ))}
    </div>
  )
}

function wordWidth(index: number): string {
  return `${WIDTHS[index % WIDTHS.length]}%`
}
