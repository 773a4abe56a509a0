import { BandMultiSelect } from '@console/ui'
import { useIntl } from 'react-intl'
import { MAX_COMPARED } from '../../page-query/label-search.ts'
import styles from './LabelPage.module.css'
import { useDelayedChoice } from './use-delayed-choice.ts'
import { FIRST_LABELS } from './choose-labels.ts'
import type { LabelChoice } from './use-label-choice.ts'

/** px; room for the name of one label and how many there are beside it. */
const WIDTH = 360

/** Which labels are compared; the figures follow a second after the last change (DSET-018). */
export function LabelPicker({ choice }: { choice: LabelChoice }) {
  const { formatMessage } = useIntl()
  const { options, total, named, unknown, choose } = choice
  const { ids, change } = useDelayedChoice(named, choose)
  return (
    <div className={styles['picker']}>
      <BandMultiSelect
        label={formatMessage({ id: 'stat.label.choose' })}
        placeholder={formatMessage({ id: 'stat.label.first' }, { count: FIRST_LABELS })}
        value={ids}
        options={options}
        maxCount={MAX_COMPARED}
        width={WIDTH}
        onChange={change}
      />
      <span>{formatMessage({ id: 'stat.label.most' }, { most: MAX_COMPARED })}</span>
      {total > options.length && (
        <span>{formatMessage({ id: 'stat.label.more' }, { offered: options.length, total })}</span>
      )}
      {unknown.length > 0 && (
        <span role="status">
          {formatMessage({ id: 'stat.label.unknown' }, { count: unknown.length, ids: unknown.join(', ') })}
        </span>
      )}
    </div>
  )
}
