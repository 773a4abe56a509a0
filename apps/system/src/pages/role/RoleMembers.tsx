import type { DataOf, role } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { type DataColumn, EmptyState } from '@console/ui'
import { ListTable, type RowPage } from '@console/ui/list-page'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { paths } from '../../paths.ts'
import { HOLDERS_PAGE_SIZE, useHolders } from '../../queries/roles.ts'
import styles from './RolePage.module.css'

type RoleHoldersProps = { id: number; page: number; onPage: (page: number) => void }

/** The members of a role, each with a link to their account. */
export function RoleMembers({ id, page, onPage }: RoleHoldersProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const holders = useHolders(id, page)
  const columns: DataColumn<role.Member>[] = [
    {
      key: 'username',
      title: formatMessage({ id: 'role.people.username' }),
      render: (_cell, person) => (
        <Button
          type="link"
          size="small"
          className={styles['link'] ?? ''}
          onClick={() => services.navigate(`${paths.user}?id=${person.id}`)}
        >
          {person.username}
        </Button>
      ),
    },
    { key: 'name', title: formatMessage({ id: 'role.people.name' }), dataIndex: 'name' },
    {
      key: 'org',
      title: formatMessage({ id: 'role.people.organization' }),
      render: (_cell, { orgName }) => orgName ?? '-',
    },
    {
      key: 'status',
      title: formatMessage({ id: 'role.people.status' }),
      render: (_cell, person) => <MemberStatus person={person} />,
    },
  ]
  return (
    <ListTable
      label={formatMessage({ id: 'role.people' })}
      query={holders}
      toRowPage={toRowPage}
      columns={columns}
      rowKey={(person) => person.id}
      paging={{ page, pageSize: HOLDERS_PAGE_SIZE, onPage }}
      mobileCard={renderCard}
      states={{
        failed: formatMessage({ id: 'role.people.failed' }),
        empty: (
          <EmptyState title={formatMessage({ id: 'role.people.none' })}>
            {formatMessage({ id: 'role.people.none.text' })}
          </EmptyState>
        ),
      }}
    />
  )
}

function toRowPage({ records, total }: DataOf<typeof role.holders>): RowPage<role.Member> {
  return { rows: records, total }
}

function renderCard(person: role.Member) {
  return <MemberCard person={person} />
}

/** A member of a role, on a phone. */
function MemberCard({ person }: { person: role.Member }) {
  return (
    <div className="ui-stack ui-gap-4 ui-pad-12-16">
      <strong>{person.name}</strong>
      <span className={styles['note']}>
        {person.username} · {person.orgName ?? '-'}
      </span>
      <MemberStatus person={person} />
    </div>
  )
}

function MemberStatus({ person: { isEnabled } }: { person: role.Member }) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['status']} data-enabled={isEnabled}>
      {formatMessage({ id: isEnabled ? 'role.people.enabled' : 'role.people.disabled' })}
    </span>
  )
}
