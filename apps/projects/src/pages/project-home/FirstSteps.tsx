import { useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../../paths.ts'
import { useHasNoBusiness } from '../../queries/businesses.ts'
import styles from './ProjectHomePage.module.css'

/** In the order in which each needs the ones before it. */
const STEPS = ['businesses', 'organisation', 'roles', 'users', 'apiClients'] as const

/** What makes a new company ready for work, for who may do it; gone once there is a business. */
export function FirstSteps() {
  const { formatMessage } = useIntl()
  const { services, user } = useHost()
  const id = useId()
  const isNew = useHasNoBusiness(
    (user.businessTypes ?? []).length === 0 && services.canOpen(paths.businesses),
  )
  if (!isNew) return null
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {formatMessage({ id: 'firstSteps.title' }, { company: user.tenantName })}
      </h2>
      <p>{formatMessage({ id: 'firstSteps.text' })}</p>
      <ol>
        {STEPS.filter((step) => services.canOpen(paths[step])).map((step) => (
          <li key={step}>
            <PageLink to={paths[step]}>{formatMessage({ id: `firstSteps.${step}` })}</PageLink>{' '}
            <span>{formatMessage({ id: `firstSteps.${step}.text` })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
