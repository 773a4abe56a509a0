import type { account } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { type DataColumn, formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import { LastOfPath } from '../../components/person/LastOfPath.tsx'
import { StatusTag } from '../../components/person/StatusTag.tsx'
import type { Selection } from './use-selection.ts'
import styles from './UsersPage.module.css'

const BOX_WIDTH = 48

type Column = DataColumn<account.Person>

/** Beside an open person only name and status fit. */
export function usePeopleColumns({
  selection,
  rows,
  isNarrow,
}: {
  selection: Selection | null
  rows: readonly account.Person[]
  isNarrow: boolean
}): Column[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const chooseColumn = useChooseColumn(selection, rows)
  const names = (named: readonly account.Named[]) => named.map(({ name }) => name).join(', ')
  const who: Column[] = [
    ...chooseColumn,
    { key: 'name', title: formatMessage({ id: 'people.name' }), dataIndex: 'name' },
    { key: 'username', title: formatMessage({ id: 'people.username' }), dataIndex: 'username' },
    {
      key: 'status',
      title: formatMessage({ id: 'people.status' }),
      render: (_, person) => <StatusTag person={person} />,
    },
  ]
  if (isNarrow) return who
  return [
    ...who,
    {
      key: 'orgPath',
      title: formatMessage({ id: 'people.organization' }),
      render: (_, { orgPath }) => <LastOfPath path={orgPath} />,
    },
    {
      key: 'roles',
      title: formatMessage({ id: 'people.roles' }),
      render: (_, { roles }) => names(roles) || '-',
    },
    { key: 'phone', title: formatMessage({ id: 'people.phone' }), dataIndex: 'phone' },
    {
      key: 'lastSignIn',
      title: formatMessage({ id: 'people.lastSignIn' }),
      render: (_, { lastSignInAt }) =>
        lastSignInAt === null ? formatMessage({ id: 'people.never' }) : formatTime(lastSignInAt, timezone),
    },
  ]
}

/** The box that selects a person, and the one that selects the page; none without a selection. */
function useChooseColumn(selection: Selection | null, rows: readonly account.Person[]): Column[] {
  const { formatMessage } = useIntl()
  if (selection === null) return []
  return [
    {
      key: 'choose',
      width: BOX_WIDTH,
      title: (
        <ChooseBox
          label={formatMessage({ id: 'people.selectPage' })}
          isChosen={rows.length > 0 && rows.every(({ id }) => selection.has(id))}
          onChoose={(isChosen) => selection.choose(rows, isChosen)}
        />
      ),
      render: (_, person) => (
        <ChooseBox
          label={formatMessage({ id: 'people.select' }, { name: person.name })}
          isChosen={selection.has(person.id)}
          onChoose={(isChosen) => selection.choose([person], isChosen)}
        />
      ),
    },
  ]
}

type ChooseBoxProps = { label: string; isChosen: boolean; onChoose: (isChosen: boolean) => void }

/** A checkbox in a clickable row: checking it does not open the row. */
function ChooseBox({ label, isChosen, onChoose }: ChooseBoxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- stops the click; the checkbox itself is the control
    <span className={styles['box']} onClick={(event) => event.stopPropagation()}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
    </span>
  )
}
