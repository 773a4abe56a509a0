import { workspace } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { Icon } from '@console/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../../../paths.ts'
import { useSetupSteps } from '../../../queries/home.ts'
import { SampleData } from './SampleData.tsx'
import styles from './FirstSteps.module.css'

/**
 * Leads a new company from its first sign-in to its first seat on the wall. Steps tick themselves off; the list is gone
 * once those are done that a company cannot work without, and no sample data is shown.
 */
export function FirstSteps() {
  const { formatMessage } = useIntl()
  const { services, user } = useHost()
  const id = useId()
  const steps = useSetupSteps(services.canOpen(paths.setup.businesses))
  if (steps === undefined) return null
  const { done, sample } = steps
  const isOpen = workspace.SETUP_STEPS.some((step) => !done.includes(step) && !isOptional(step))
  if (!isOpen && sample.state !== 'shown') return null
  return (
    <section className="ui-shrinks ui-pad-16 ui-card" aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {formatMessage({ id: 'firstSteps.title' }, { company: user.tenantName })}
      </h2>
      <p className="ui-small ui-muted">
        {formatMessage({ id: 'firstSteps.text' }, { done: done.length, all: workspace.SETUP_STEPS.length })}
      </p>
      <ol className={`ui-list ${styles['steps']}`}>
        {workspace.SETUP_STEPS.map((step) => (
          <Step key={step} step={step} isDone={done.includes(step)} />
        ))}
      </ol>
      <SampleData sample={sample} />
    </section>
  )
}

const isOptional = (step: workspace.SetupStep): boolean => workspace.OPTIONAL_SETUP_STEPS.includes(step)

function Step({ step, isDone }: { step: workspace.SetupStep; isDone: boolean }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const name = formatMessage({ id: `firstSteps.${step}` })
  return (
    <li className={styles['step']} data-done={isDone}>
      <Icon name={isDone ? 'check' : 'right'} />
      <span>
        {isDone && <span className="visually-hidden">{formatMessage({ id: 'firstSteps.done' })} </span>}
        {services.canOpen(paths.setup[step]) ? <PageLink to={paths.setup[step]}>{name}</PageLink> : name}
        {isOptional(step) && (
          <span className="ui-muted"> {formatMessage({ id: 'firstSteps.optional' })}</span>
        )}
        <span className={`ui-note ui-muted ${styles['why']}`}>
          {formatMessage({ id: `firstSteps.${step}.text` })}
        </span>
      </span>
    </li>
  )
}
