import type { projectLog } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import {
  logChanges,
  type LogChange,
  type LogDictionary,
  type LogLink,
  type LogValue,
} from '../../../model/log-changes.ts'
import styles from './LogChangeList.module.css'

type LogChangeListProps = {
  entry: projectLog.ProjectLogEntry
  dictionary: LogDictionary
  /** Long texts are truncated; the full log shows them completely. */
  isShort?: boolean
}

/** The fields of an entry, each with its name (PROJ-029); unparsable values are shown verbatim. */
export function LogChangeList({ entry, dictionary, isShort = false }: LogChangeListProps) {
  const { apiOrigin } = useHost()
  const origin = apiOrigin === '' ? window.location.origin : apiOrigin
  const { changes, raw } = logChanges(entry, { dictionary, origin })
  if (raw !== null) {
    return (
      <p className={styles['change']} data-short={isShort} dir="auto">
        {raw}
      </p>
    )
  }
  if (changes.length === 0) return null
  return (
    <ul className={styles['changes']}>
      {changes.map((change) => (
        <li key={change.key} className={styles['change']} data-short={isShort && change.type === 'text'}>
          {change.type === 'urlList' ? (
            <Links name={change.name} links={change.links} />
          ) : (
            <TextChange change={change} />
          )}
        </li>
      ))}
    </ul>
  )
}

function TextChange({ change }: { change: Extract<LogChange, { type: 'text' }> }) {
  const { formatMessage, formatNumber } = useIntl()
  const shown = (value: LogValue) =>
    value === null
      ? formatMessage({ id: 'project.none' })
      : typeof value === 'number'
        ? formatNumber(value)
        : value
  const { name, value, before } = change
  const isOther = before !== undefined && before !== value
  return formatMessage(
    { id: isOther ? 'projectDetail.log.change' : 'projectDetail.log.value' },
    {
      name,
      before: <bdi key="before">{shown(before ?? null)}</bdi>,
      after: <bdi key="after">{shown(value)}</bdi>,
    },
  )
}

function Links({ name, links }: { name: string; links: readonly LogLink[] }) {
  const { formatMessage } = useIntl()
  return (
    <>
      {formatMessage({ id: 'projectDetail.log.links' }, { name })}
      <ul className={styles['links']} aria-label={name}>
        {links.map(({ name: text, address }, index) => (
          <li key={index}>
            {address === null ? (
              <bdi>{text}</bdi>
            ) : (
              <a href={address} target="_blank" rel="noopener noreferrer">
                <bdi>{text}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
