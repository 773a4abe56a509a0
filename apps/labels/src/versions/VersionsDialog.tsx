import type { label } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { AppModal, EmptyState, ErrorState, formatTime } from '@console/ui'
import { Skeleton } from 'antd'
import { useState, useId } from 'react'
import { useIntl } from 'react-intl'
import type { LabelForms } from '../components/use-label-forms.ts'
import { useLabelVersions } from '../queries/labels.ts'
import { ShownVersion } from './ShownVersion.tsx'
import styles from './Versions.module.css'

export { texts } from './texts.ts'

/** Width of the dialog in px. */
const VERSIONS_WIDTH = 960

type VersionsDialogProps = { stored: label.Label; forms: LabelForms; onClose: () => void }

/** Versions of a label from each change on, and the way back to one of them. */
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
