import { label } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { AppModal, EmptyState, ErrorState, formatTime, isSameValue } from '@console/ui'
import { SegmentedField } from '@console/ui/form'
import { Button, Skeleton } from 'antd'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import type { OpenLabel } from '../components/use-label-draft.ts'
import { useLabelVersions } from '../queries/labels.ts'
import { restoredForm, toVersionForm } from './model/version-form.ts'
import { VersionChanges } from './VersionChanges.tsx'
import styles from './Versions.module.css'

export { texts } from './texts.ts'

/** Width of the dialog in px. */
const VERSIONS_WIDTH = 960

type VersionsDialogProps = { stored: label.Label; opened: OpenLabel; onClose: () => void }

/** The versions of a label, one per change, and a way to restore one of them. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { formatMessage } = useIntl()
  const { stored, onClose } = props
  const versions = useLabelVersions(stored.id)
  return (
    <AppModal
      open
      width={VERSIONS_WIDTH}
      fillsPhone
      footer={null}
      title={formatMessage({ id: 'versions.title' }, { name: stored.name })}
      onCancel={onClose}
    >
      {versions.data !== undefined ? (
        <Versions {...props} versions={versions.data.versions} />
      ) : versions.error !== null ? (
        <ErrorState
          title={formatMessage({ id: 'versions.failed' })}
          error={versions.error}
          onRetry={() => void versions.refetch()}
        />
      ) : (
        <div role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
    </AppModal>
  )
}

type VersionsProps = VersionsDialogProps & { versions: readonly label.LabelVersion[] }

function Versions({ versions, ...props }: VersionsProps) {
  const { formatMessage } = useIntl()
  const [chosen, setChosen] = useState<number | null>(null)
  const found = versions.findIndex(({ version }) => version === chosen)
  const index = Math.max(0, found)
  const shown = versions[index]
  const present = versions[0]
  if (shown === undefined || present === undefined) {
    return (
      <EmptyState title={formatMessage({ id: 'versions.none' })}>
        {formatMessage({ id: 'versions.none.text' })}
      </EmptyState>
    )
  }
  return (
    <div className={styles['versions']}>
      <VersionList versions={versions} chosen={shown.version} onChoose={setChosen} />
      <ShownVersion {...props} shown={shown} before={versions[index + 1] ?? null} present={present} />
    </div>
  )
}

type VersionListProps = {
  /** Newest first. */
  versions: readonly label.LabelVersion[]
  chosen: number
  onChoose: (version: number) => void
}

/** Number, time and person of each version; one is chosen. */
function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const name = useId()
  return (
    <div className={styles['list']} role="radiogroup" aria-label={formatMessage({ id: 'versions.list' })}>
      {versions.map(({ version, changedAt, changedBy, wordList }, index) => (
        <label key={version} className={styles['item']}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={version === chosen}
            onChange={() => onChoose(version)}
          />
          <span className="ui-row ui-between ui-gap-8 ui-strong ui-ink">
            {formatMessage({ id: 'versions.number' }, { version })}
            {index === 0 && (
              <span className={styles['tag']}>{formatMessage({ id: 'versions.present' })}</span>
            )}
          </span>
          <span className="ui-note ui-figures ui-anywhere ui-faint">{formatTime(changedAt, timezone)}</span>
          <span className="ui-note ui-figures ui-anywhere ui-faint" dir="auto">
            {changedBy ?? formatMessage({ id: 'versions.system' })}
          </span>
          {wordList !== null && (
            <span className="ui-note ui-figures ui-anywhere ui-faint" dir="auto">
              {formatMessage({ id: 'versions.wordList' }, { name: wordList })}
            </span>
          )}
        </label>
      ))}
    </div>
  )
}

type ShownVersionProps = RestoreVersionProps & {
  /** The version before the shown one; null if that is the first. */
  before: label.LabelVersion | null
  present: label.LabelVersion
}

type Comparison = 'before' | 'present'

/** Differences between the chosen version and the one before it, or the present one. */
function ShownVersion({ shown, before, present, ...props }: ShownVersionProps) {
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
  opened: OpenLabel
  onClose: () => void
}

/** Puts the values of a version into the open editor, as a change that is not saved yet. */
function RestoreVersion({ shown, stored, opened, onClose }: RestoreVersionProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const noteId = useId()
  const now = opened.values
  const restored = restoredForm(toVersionForm(shown, stored), now, stored)
  const isSame = isSameValue(restored, now)
  const { version } = shown

  async function restore(): Promise<void> {
    const isSure =
      !opened.isDirty ||
      (await services.confirm({
        title: formatMessage({ id: 'versions.restore.replace' }),
        content: formatMessage({ id: 'versions.restore.replaceText' }, { version }),
        okText: formatMessage({ id: 'versions.restore' }),
      }))
    if (!isSure) return
    opened.restore(restored)
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
