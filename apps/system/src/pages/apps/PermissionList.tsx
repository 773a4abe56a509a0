import type { subApp } from '@console/contracts'
import { useHost } from '@console/sub-app'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { compareWithConsent } from '../../model/app-state.ts'
import { useCatalogue } from '../../queries/apps.ts'
import { useSlotWords } from './use-slot-words.ts'
import styles from './AppsPage.module.css'

type PermissionListProps = {
  asked: subApp.Permissions
  /** Permissions that were consented to before; null: nothing is marked as new. */
  consentedTo: subApp.Permissions | null
}

/** Everything that a version asks for, by the names that people know; what is new is marked, and comes first. */
export function PermissionList({ asked, consentedTo }: PermissionListProps) {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  const catalogue = useCatalogue()
  const words = useSlotWords()
  const toNames = (named: readonly subApp.NamedId[] = []) =>
    new Map(named.map(({ id, name }) => [id, name[language]]))
  const calls = toNames(catalogue.data?.calls)
  const pages = toNames(catalogue.data?.pages)
  const compared = compareWithConsent(asked, consentedTo)
  return (
    <div className="ui-stack ui-gap-12">
      {catalogue.error !== null && (
        <p className="ui-no-margin ui-small ui-error" role="alert">
          {formatMessage({ id: 'apps.permissions.failed' })}{' '}
          <button type="button" className="ui-text-button ui-link" onClick={() => void catalogue.refetch()}>
            {formatMessage({ id: 'ui.retry' })}
          </button>
        </p>
      )}
      <Group
        title={formatMessage({ id: 'apps.permissions.slots' })}
        rows={compared.slots.map(({ item, isNew }) => ({
          key: item,
          text: words.place(item),
          detail: null,
          isNew,
        }))}
      />
      <Group
        title={formatMessage({ id: 'apps.permissions.fields' })}
        note={formatMessage({ id: 'apps.permissions.fields.note' })}
        rows={compared.fields.map(({ item, isNew }) => ({
          key: `${item.target}.${item.field}`,
          text: words.field(item),
          detail: null,
          isNew,
        }))}
      />
      <Group
        title={formatMessage({ id: 'apps.permissions.topics' })}
        rows={compared.topics.map(({ item, isNew }) => ({
          key: item,
          text: words.topic(item),
          detail: null,
          isNew,
        }))}
      />
      {asked.calls.length === 0 ? (
        <p className="ui-no-margin ui-body">{formatMessage({ id: 'apps.permissions.calls.none' })}</p>
      ) : (
        <Group
          title={formatMessage({ id: 'apps.permissions.calls' })}
          note={formatMessage({ id: 'apps.consent.never' })}
          rows={compared.calls.map(({ item, isNew }) => ({
            key: item,
            text: calls.get(item) ?? item,
            detail: calls.has(item) ? item : null,
            isNew,
          }))}
        />
      )}
      <Group
        title={formatMessage({ id: 'apps.permissions.pages' })}
        rows={compared.pages.map(({ item, isNew }) => ({
          key: item,
          text: pages.get(item) ?? item,
          detail: null,
          isNew,
        }))}
      />
      <Group
        title={formatMessage({ id: 'apps.permissions.backEnds' })}
        rows={compared.backEnds.map(({ item, isNew }) => ({
          key: `${item.name} ${item.origin}`,
          text: toHost(item.origin),
          detail: item.name,
          isNew,
        }))}
      />
    </div>
  )
}

function toHost(origin: string): string {
  return URL.parse(origin)?.host ?? origin
}

type Row = { key: string; text: string; detail: string | null; isNew: boolean }

function Group({ title, note, rows }: { title: string; note?: ReactNode; rows: readonly Row[] }) {
  const { formatMessage } = useIntl()
  if (rows.length === 0) return null
  const sorted = rows.toSorted((a, b) => Number(b.isNew) - Number(a.isNew) || a.text.localeCompare(b.text))
  return (
    <div className="ui-stack ui-gap-4">
      <h4 className={styles['subheading']}>{title}</h4>
      <ul className={styles['permissions']} aria-label={title}>
        {sorted.map(({ key, text, detail, isNew }) => (
          <li key={key}>
            <span className="ui-fill ui-anywhere">{text}</span>
            {isNew && <span className={styles['new']}>{formatMessage({ id: 'apps.permissions.new' })}</span>}
            {detail !== null && <code className={styles['code']}>{detail}</code>}
          </li>
        ))}
      </ul>
      {note !== undefined && <p className="ui-no-margin ui-small ui-muted">{note}</p>}
    </div>
  )
}
