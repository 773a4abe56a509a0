import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { Example } from './example.ts'
import styles from './GalleryPage.module.css'

/** One component: its name, what it is for, how it is imported, and its states. */
export const ExampleSection = memo(function ExampleSection({ example }: { example: Example }) {
  const { formatMessage } = useIntl()
  const { name, from, isWide = false, states } = example
  const headingId = `${name}-heading`
  return (
    <section id={name} className={styles['example']} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles['name']}>
        <a href={`#${name}`}>{name}</a>
      </h3>
      <p className="ui-no-margin ui-muted">{formatMessage({ id: `gallery.about.${name}` })}</p>
      <code className={styles['import']}>{`import { ${name} } from '${from}'`}</code>
      <div className={styles['states']} data-wide={isWide}>
        {Object.entries(states).map(([state, Sample]) => {
          const label = formatMessage({ id: `gallery.state.${state}` })
          return (
            <div key={state} className={styles['state']} role="group" aria-label={`${name}: ${label}`}>
              <span className={styles['label']} aria-hidden="true">
                {label}
              </span>
              <div className={styles['sample']}>
                <Sample />
              </div>
            </div>
          )
        })}
      </div>
    </section>
  )
})
