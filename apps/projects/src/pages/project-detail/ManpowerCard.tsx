import { Tooltip } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { ProjectDetail } from '../../model/actor.ts'
import { type ManpowerPart, type ManpowerShares, manpowerShares } from '../../model/manpower-shares.ts'
import styles from './ManpowerCard.module.css'

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
    <section className="ui-shrinks ui-pad-16 ui-card" aria-labelledby={id}>
      <h2 id={id} className="ui-body ui-strong">
        {formatMessage({ id: 'projectDetail.manpower' })}
      </h2>
      <dl className={styles['figures']}>
        {figures.map(([name, amount]) => (
          <div key={name} className={styles['figure']} data-part={name} data-zero={amount === 0}>
            <dt>
              <span className={styles['key']} aria-hidden="true" />
              {name === 'gap' ? (
                <Tooltip
                  title={formatMessage({ id: 'projectDetail.manpower.gapNote' })}
                  trigger={['hover', 'focus']}
                >
                  <button type="button" className="ui-text-button ui-muted">
                    {formatMessage({ id: 'projectDetail.manpower.gap' })}
                  </button>
                </Tooltip>
              ) : (
                formatMessage({ id: `projectDetail.manpower.${name}` })
              )}
            </dt>
            <dd>{formatNumber(amount)}</dd>
          </div>
        ))}
      </dl>
      <ManpowerShareBar
        shares={shares}
        confirmed={project.confirmedManpower}
        demand={project.manpowerDemand}
      />
    </section>
  )
}

type ManpowerShareBarProps = { shares: ManpowerShares; confirmed: number; demand: number }

/** One bar of the whole demand: confirmed by contractor, assigned but unconfirmed, unassigned. */
function ManpowerShareBar({ shares, confirmed, demand }: ManpowerShareBarProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { parts, gap, over, confirmedPercent } = shares
  const formatPart = (part: ManpowerPart) =>
    part.kind === 'confirmed' ? part.contractor : formatMessage({ id: `projectDetail.manpower.${part.kind}` })
  const count = formatNumber(confirmed)
  const share =
    over > 0
      ? formatMessage(
          { id: 'projectDetail.manpower.over' },
          { count, demand: formatNumber(demand), over: formatNumber(over) },
        )
      : confirmedPercent === null
        ? formatMessage({ id: 'projectDetail.manpower.shareOfNothing' }, { count })
        : formatMessage(
            { id: 'projectDetail.manpower.share' },
            { count, percent: formatNumber(confirmedPercent, { maximumFractionDigits: 1 }) },
          )
  const gapText = formatMessage({ id: 'projectDetail.manpower.gapOf' }, { count: formatNumber(gap) })
  if (parts.length === 0) {
    return (
      <p className="ui-no-margin ui-small ui-muted">
        {formatMessage({ id: 'projectDetail.manpower.nothing' })}
      </p>
    )
  }
  const spoken = [
    share,
    ...parts.map((part) => `${formatPart(part)} ${formatNumber(part.amount)}`),
    ...(gap > 0 ? [gapText] : []),
  ]
  return (
    <div role="img" aria-label={spoken.join(', ')}>
      <div className={styles['bar']}>
        {parts.map((part) => (
          <span
            key={part.kind === 'confirmed' ? part.bizTypeID : part.kind}
            className={styles['part']}
            data-part={part.kind}
            style={{ flexGrow: part.amount }}
            title={`${formatPart(part)} ${formatNumber(part.amount)}`}
          >
            <span className={`ui-clip ${styles['label']}`}>
              {part.kind === 'confirmed' && <span className={styles['contractor']}>{part.contractor} </span>}
              {formatNumber(part.amount)}
            </span>
          </span>
        ))}
      </div>
      <div className={styles['brackets']}>
        {confirmed > 0 && (
          <span className={styles['bracket']} style={{ flexGrow: confirmed }}>
            {share}
          </span>
        )}
        {gap > 0 && (
          <span className={styles['bracket']} data-part="gap" style={{ flexGrow: gap }}>
            {gapText}
          </span>
        )}
      </div>
    </div>
  )
}
