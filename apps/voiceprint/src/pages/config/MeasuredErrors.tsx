import type { voiceprint } from '@console/contracts'
import { useIntl } from 'react-intl'
import { conditionWords } from '../../model/condition-words.ts'
import styles from './ConfigPage.module.css'

type Row = voiceprint.MeasuredErrors['rows'][number]

const SHARES = ['refused', 'accepted', 'equalError', 'tooNoisy'] as const satisfies readonly (keyof Row)[]

/** The measured error rates of the model that compares, and the voices they were measured with. */
export function MeasuredErrors({ measured }: { measured: voiceprint.MeasuredErrors }) {
  const { formatMessage, formatNumber } = useIntl()
  const { rows, voices, threshold, model, measuredOn } = measured
  const shown = (share: number | null): string =>
    share === null
      ? formatMessage({ id: 'voice.measured.none' })
      : formatNumber(share, { style: 'percent', maximumFractionDigits: 1 })
  const conditionText = ({ condition }: Row): string => {
    const { id, values } = conditionWords(condition)
    return formatMessage({ id }, values)
  }
  const title = formatMessage({ id: 'voice.measured.title' })
  const method = formatMessage(
    { id: 'voice.measured.method' },
    { voices, threshold: threshold.toFixed(2), model, date: measuredOn },
  )
  return (
    <section className={`${styles['card']} ${styles['measured']}`} aria-label={title}>
      <h2>{title}</h2>
      <p>{method}</p>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'voice.measured.condition' })}</th>
            {SHARES.map((share) => (
              <th key={share} scope="col">
                {formatMessage({ id: `voice.measured.${share}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.condition}>
              <th scope="row">{conditionText(row)}</th>
              {SHARES.map((share) => (
                <td key={share}>{shown(row[share])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
