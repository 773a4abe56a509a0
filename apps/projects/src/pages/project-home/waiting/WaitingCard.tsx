import { PageLink } from '@console/sub-app/page-link'
import { countText } from '@console/ui'
import { Button } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { SHOWN_ITEMS, type WaitingItem, type WaitingTopic } from './waiting-topic.ts'
import styles from './WaitingWork.module.css'

/** One kind of waiting work: its amount, the first items, and a link to all of them. */
export function WaitingCard({ topic }: { topic: WaitingTopic }) {
  const { formatMessage, locale } = useIntl()
  const id = useId()
  const { title, note, found, all } = topic
  return (
    <section
      className={`ui-pad-12-16 ${styles['card']}`}
      aria-labelledby={id}
      aria-busy={found === null && topic.error === null}
    >
      <div className="ui-flex ui-items-baseline ui-gap-8">
        <h2 id={id} className="ui-body ui-strong">
          {title}
        </h2>
        {found !== null && (
          <span className="ui-size-13 ui-faint">
            {countText(found.total, found.isCapped ?? false, locale)}
          </span>
        )}
        {all !== null && found !== null && found.total > 0 && (
          <span className={styles['all']}>
            <PageLink to={all}>{formatMessage({ id: 'waiting.all' })}</PageLink>
          </span>
        )}
      </div>
      <p className={`ui-clip ${styles['note']}`}>{note}</p>
      <WaitingItems topic={topic} />
    </section>
  )
}

function WaitingItems({ topic: { found, error, onRetry } }: { topic: WaitingTopic }) {
  const { formatMessage } = useIntl()
  if (found === null && error !== null) {
    return (
      <p className={styles['failed']} role="alert">
        {formatMessage({ id: 'waiting.failed' }, { reason: error.message })}{' '}
        <Button type="link" size="small" onClick={onRetry}>
          {formatMessage({ id: 'ui.retry' })}
        </Button>
      </p>
    )
  }
  if (found === null) {
    return (
      <div className={styles['items']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
        {Array.from({ length: SHOWN_ITEMS }, (_, row) => (
          <span key={row} className={styles['bar']} />
        ))}
      </div>
    )
  }
  if (found.items.length === 0)
    return <p className={styles['none']}>{formatMessage({ id: 'waiting.none' })}</p>
  return (
    <ul className={styles['items']}>
      {found.items.map((item) => (
        <li key={item.key} className={styles['item']}>
          <span className="ui-shrinks ui-clip" dir="auto" title={item.text}>
            <ItemLink item={item} />
          </span>
          {item.note !== null && (
            <span className={styles['known']} data-late={item.isLate === true}>
              {item.note}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function ItemLink({ item: { text, to, isNewWindow = false, onOpen } }: { item: WaitingItem }) {
  if (onOpen !== undefined) {
    return (
      <button type="button" className="ui-text-button ui-link ui-phone-touch" onClick={onOpen}>
        {text}
      </button>
    )
  }
  if (to === undefined) return text
  if (!isNewWindow) return <PageLink to={to}>{text}</PageLink>
  return (
    <a href={to} target="_blank" rel="noopener">
      {text}
    </a>
  )
}
