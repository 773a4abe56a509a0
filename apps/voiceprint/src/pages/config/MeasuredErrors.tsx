import type { voiceprint } from '@console/contracts'
import { DataTable, type DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { conditionWords } from '../../model/condition-words.ts'
import styles from './ConfigPage.module.css'

type Row = voiceprint.MeasuredErrors['rows'][number]

const SHARES = ['refused', 'accepted', 'equalError', 'tooNoisy'] as const satisfies readonly (keyof Row)[]

/** How often the built-in comparison errs, as it was measured, and with whose voices. */
export function MeasuredErrors({ measured }: { measured: voiceprint.MeasuredErrors }) {
  const { formatMessage, formatNumber } = useIntl()
  const { rows, voices, threshold, model, measuredOn } = measured
  const shown = (share: number | null): string =>
    share === null
      ? formatMessage({ id: 'voice.measured.none' })
      : formatNumber(share, { style: 'percent', maximumFractionDigits: 1 })
  const conditionOf = ({ condition }: Row): string => {
    const { id, values } = conditionWords(condition)
    return formatMessage({ id }, values)
  }
  const columns: DataColumn<Row>[] = [
    {
      key: 'condition',
      title: formatMessage({ id: 'voice.measured.condition' }),
      render: (_, row) => conditionOf(row),
    },
    ...SHARES.map((share): DataColumn<Row> => ({
      key: share,
      align: 'right',
      title: formatMessage({ id: `voice.measured.${share}` }),
      render: (_, row) => shown(row[share]),
    })),
  ]
  const title = formatMessage({ id: 'voice.measured.title' })
  const method = formatMessage(
    { id: 'voice.measured.method' },
    { voices, threshold: threshold.toFixed(2), model, date: measuredOn },
  )
  const renderCard = (row: Row) => (
    <div className={styles['measured']}>
      <h3>{conditionOf(row)}</h3>
      {SHARES.map((share) => (
        <p key={share}>
          {formatMessage({ id: `voice.measured.${share}` })} {shown(row[share])}
        </p>
      ))}
    </div>
  )
  return (
    <DataTable
      label={title}
      head={
        <div className={styles['measured']}>
          <h2>{title}</h2>
          <p>{method}</p>
        </div>
      }
      columns={columns}
      rows={rows}
      rowKey={({ condition }) => condition}
      isCompact
      mobileCard={renderCard}
    />
  )
}
