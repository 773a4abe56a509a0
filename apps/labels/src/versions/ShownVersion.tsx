import { label } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { isSameValue } from '@console/ui'
import { SegmentedField } from '@console/ui/form'
import { Button } from 'antd'
import { useState, useId } from 'react'
import { useIntl } from 'react-intl'
import type { LabelForms } from '../components/use-label-forms.ts'
import { toVersionForm, restoredForm } from './model/version-form.ts'
import { VersionChanges } from './VersionChanges.tsx'
import styles from './Versions.module.css'

type ShownVersionProps = RestoreVersionProps & {
  /** The one before the shown one; null: it is the first. */
  before: label.LabelVersion | null
  present: label.LabelVersion
}

type Comparison = 'before' | 'present'

/** Differences between the chosen version and the one before it, or the present one. */
export function ShownVersion({ shown, before, present, ...props }: ShownVersionProps) {
  const { formatMessage } = useIntl()
  const [comparison, setComparison] = useState<Comparison>('before')
  const pair = comparison === 'before' ? [before, shown] : [shown === present ? null : shown, present]
  const [from, to] = pair
  return (
    <div className="ui-stack ui-shrinks ui-shrinks-down">
      <div className="ui-cluster ui-gap-4-12 ui-muted">
        <span aria-hidden="true">{formatMessage({ id: 'versions.compare' })}</span>
        <SegmentedField<Comparison>
          label={formatMessage({ id: 'versions.compare' })}
          value={comparison}
          options={[
            { value: 'before', label: formatMessage({ id: 'versions.compare.before' }) },
            { value: 'present', label: formatMessage({ id: 'versions.compare.present' }) },
          ]}
          problem={undefined}
          onChange={setComparison}
        />
      </div>
      <div className={styles['changes']}>
        {from != null && to != null ? (
          <VersionChanges
            isPrompt={props.stored.rule.labelType === label.LABEL_TYPE.prompt}
            before={{ number: from.version, form: toVersionForm(from, props.stored) }}
            after={{ number: to.version, form: toVersionForm(to, props.stored) }}
          />
        ) : (
          <p className="ui-no-margin ui-faint">
            {formatMessage({ id: comparison === 'before' ? 'versions.first' : 'versions.last' })}
          </p>
        )}
      </div>
      <RestoreVersion {...props} shown={shown} />
    </div>
  )
}

type RestoreVersionProps = {
  shown: label.LabelVersion
  stored: label.Label
  forms: LabelForms
  onClose: () => void
}

/** Puts the values of a version into the open editor, as a change that is not saved yet. */
function RestoreVersion({ shown, stored, forms, onClose }: RestoreVersionProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const noteId = useId()
  const now = forms.latest()
  const restored = restoredForm(toVersionForm(shown, stored), now, stored)
  const isSame = isSameValue(restored, now)
  const { version } = shown

  async function restore(): Promise<void> {
    const isSure =
      !forms.isDirty ||
      (await services.confirm({
        title: formatMessage({ id: 'versions.restore.replace' }),
        content: formatMessage({ id: 'versions.restore.replaceText' }, { version }),
        okText: formatMessage({ id: 'versions.restore' }),
      }))
    if (!isSure) return
    forms.restore(restored)
    services.toast.info(formatMessage({ id: 'versions.restored' }, { version }))
    onClose()
  }

  return (
    <div className={styles['restore']}>
      <span id={noteId} className="ui-no-margin ui-faint">
        {formatMessage({ id: isSame ? 'versions.restore.same' : 'versions.restore.note' })}
      </span>
      <Button type="primary" disabled={isSame} aria-describedby={noteId} onClick={() => void restore()}>
        {formatMessage({ id: 'versions.restore' })}
      </Button>
    </div>
  )
}
