import type { account } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from './Person.module.css'

/** The pages that a person's roles grant together, as in their menu. */
export function PersonPages({ pages }: Pick<account.PersonDetail, 'pages'>) {
  const { formatMessage, locale } = useIntl()
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' })
  return (
    <section className={styles['section']} aria-label={formatMessage({ id: 'person.pages' })}>
      <h3 className={styles['heading']}>{formatMessage({ id: 'person.pages' })}</h3>
      {pages.length === 0 ? (
        <p className={styles['note']}>{formatMessage({ id: 'person.pages.none' })}</p>
      ) : (
        <dl className={styles['facts']}>
          {pages.map((group) => [
            <dt key={group.id}>{group.name}</dt>,
            <dd key={`${group.id}-pages`}>{list.format(group.pages)}</dd>,
          ])}
        </dl>
      )}
    </section>
  )
}
