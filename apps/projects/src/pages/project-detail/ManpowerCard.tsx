import { Tooltip } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { manpowerShares } from '../../model/manpower-shares.ts'
import styles from './ManpowerCard.module.css'
import { ManpowerShareBar } from './ManpowerShareBar.tsx'
import pageStyles from './ProjectDetailPage.module.css'
import type { ProjectDetail } from '../../model/actor.ts'

/** The demand of the project, and how far it is covered. */
export function ManpowerCard({ project }: { project: ProjectDetail }) {
  const { formatMessage, formatNumber } = useIntl()
  const id = useId()
  const shares = manpowerShares(project)
  const figures = [
    ['demand', project.manpowerDemand],
    ['confirmed', project.confirmedManpower],
    ['unconfirmed', shares.unconfirmed],
    ['unassigned', shares.unassigned],
    ['gap', shares.gap],
  ] as const
  return (
    <section className={pageStyles['card']} aria-labelledby={id}>
      <h2 id={id} className={pageStyles['title']}>
        {formatMessage({ id: 'projectDetail.manpower' })}
      </h2>
      <dl className={styles['figures']}>
        {figures.map(([name, amount]) => (
          <div key={name} className={styles['figure']} data-part={name} data-zero={amount === 0}>
            <dt>
              <span className={styles['key']} aria-hidden="true" />
              {name === 'gap' ? (
                <Tooltip title={formatMessage({ id: 'projectDetail.manpower.gapNote' })}>
                  <span>{formatMessage({ id: 'projectDetail.manpower.gap' })}</span>
                </Tooltip>
              ) : (
                formatMessage({ id: `projectDetail.manpower.${name}` })
              )}
            </dt>
            <dd>{formatNumber(amount)}</dd>
          </div>
        ))}
      </dl>
      <ManpowerShareBar shares={shares} confirmed={project.confirmedManpower} demand={project.manpowerDemand} />
    </section>
  )
}
