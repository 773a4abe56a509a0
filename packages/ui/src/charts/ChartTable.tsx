import { type ChartData, valueText } from './chart-data.ts'
import styles from './ChartFigure.module.css'

type ChartTableProps = {
  title: string
  data: ChartData
  /** px, as the chart has. */
  height: number
  formatValue: (value: number) => string
  /** Called with a row when its name is clicked. */
  onChoose?: ((index: number) => void) | undefined
}

/** The figures of a chart, a row a category. */
export function ChartTable({ title, data, height, formatValue, onChoose }: ChartTableProps) {
  return (
    // A longer table is scrolled, by keys too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="ui-scroll" style={{ height }} tabIndex={0} role="region" aria-label={title}>
      <table className={styles['table']} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{data.categoryName}</th>
            {data.notes && (
              <th scope="col" className={styles['note']}>
                {data.notes.name}
              </th>
            )}
            {data.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.categories.map((category, index) => (
            // Two may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <th scope="row">
                {onChoose === undefined ? (
                  category
                ) : (
                  <button
                    type="button"
                    className={`ui-text-button ui-text-start ui-link ${styles['choose']}`}
                    onClick={() => onChoose(index)}
                  >
                    {category}
                  </button>
                )}
              </th>
              {data.notes && <td className={styles['note']}>{data.notes.values[index]}</td>}
              {data.series.map((series) => (
                <td key={series.name}>{valueText(series, index, formatValue)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
