import { useId } from 'react'
import { useIntl } from 'react-intl'
import styles from './ProjectDetailPage.module.css'

/** The description, with the owner's line breaks. */
export function DescriptionCard({ description }: { description: string }) {
  const { formatMessage } = useIntl()
  const id = useId()
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {formatMessage({ id: 'projectDetail.description' })}
      </h2>
      <p className={styles['text']} dir="auto">
        {description === '' ? formatMessage({ id: 'projectDetail.description.none' }) : description}
      </p>
    </section>
  )
}
