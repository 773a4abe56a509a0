import { useIntl } from 'react-intl'
import type { OrganizationNode } from '../../model/organization-tree.ts'
import styles from './OrganizationColumns.module.css'

/** The heads over the tree's columns; each row has their words for screen readers. */
export function OrganizationHeads() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['heads']} aria-hidden="true">
      <span className={styles['name']}>{formatMessage({ id: 'organization.name' })}</span>
      <span className={styles['leader']}>{formatMessage({ id: 'organization.leader' })}</span>
      <span className={styles['people']}>{formatMessage({ id: 'organization.people' })}</span>
      <span className={styles['people']}>{formatMessage({ id: 'organization.peopleBelow' })}</span>
    </div>
  )
}

/** Who leads an organisation, and how many are in it, without and with those below. */
export function OrganizationCells({ node }: { node: OrganizationNode }) {
  const { formatMessage, formatNumber } = useIntl()
  const leaders = node.leaders.join(', ')
  return (
    <>
      <span className={styles['leader']} title={leaders} dir="auto">
        {leaders !== '' && <Spoken text={formatMessage({ id: 'organization.leader' })} />}
        {leaders}
      </span>
      <span className={styles['people']}>
        <Spoken text={formatMessage({ id: 'organization.people' })} />
        {formatNumber(node.people)}
      </span>
      <span className={styles['people']}>
        <Spoken text={formatMessage({ id: 'organization.peopleBelow' })} />
        {formatNumber(node.peopleBelow)}
      </span>
    </>
  )
}

function Spoken({ text }: { text: string }) {
  return <span className="visually-hidden"> {text} </span>
}
