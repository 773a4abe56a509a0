import { BandMultiSelect } from '@console/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { MAX_COMPARED } from '../../page-query/label-search.ts'
import { FIRST_LABELS, type LabelChoice } from './use-label-choice.ts'
import styles from './LabelPage.module.css'

/** ms; figures follow so long after the last change of the chosen labels (DSET-018). */
const CHOICE_DELAY_MS = 1000

/** px; room for the name of one label and how many there are beside it. */
const WIDTH = 360

/** Choice of the labels that are compared; the figures follow a second after the last change (DSET-018). */
export function LabelPicker({ choice }: { choice: LabelChoice }) {
  const { formatMessage } = useIntl()
  const { options, total, named, unknown, choose } = choice
  const { ids, change } = useDelayedChoice(named, choose)
  return (
    <div className={`ui-cluster ui-gap-4-12 ui-size-12 ui-muted ${styles['picker']}`}>
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

/** Ids that are being chosen: shown at once, applied once nothing changed for a while. */
function useDelayedChoice(applied: readonly number[], apply: (ids: readonly number[]) => void) {
  const [draft, setDraft] = useState<readonly number[] | null>(null)
  const applyDraft = useEffectEvent((ids: readonly number[]) => {
    setDraft(null)
    apply(ids)
  })
  useEffect(() => {
    if (draft === null) return undefined
    const timer = setTimeout(() => applyDraft(draft), CHOICE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [draft])
  return { ids: draft ?? applied, change: setDraft }
}
