import type { account } from '@console/contracts'
import { lazyPart } from '@console/sub-app'
import { InspectDrawer } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import type { UsersList } from './users.search.ts'

/** Loaded with its texts when a person is opened: the list does not need it. */
const PersonPanel = lazyPart(
  async () => {
    const [panel, { texts }] = await Promise.all([
      import(/* webpackChunkName: "on-demand-person" */ '../../components/person/PersonPanel.tsx'),
      import(/* webpackChunkName: "on-demand-person" */ './person-texts.ts'),
    ])
    return { Page: panel.PersonPanel, texts }
  },
  { Loading: PanelLoading },
)

type PersonDrawerProps = {
  id: number
  list: Pick<UsersList, 'search' | 'setSearch'>
  /** The people of the page, to go to the previous and the next one. */
  rows: readonly account.Person[]
}

/** One person beside the list. */
export function PersonDrawer({ id, list: { search, setSearch }, rows }: PersonDrawerProps) {
  const { formatMessage } = useIntl()
  const index = rows.findIndex((person) => person.id === id)
  const walkTo = (person: account.Person | undefined) =>
    person && (() => setSearch({ id: person.id }, { replace: true }))
  return (
    <InspectDrawer
      title={rows[index]?.name ?? formatMessage({ id: 'people.person' })}
      onClose={() => setSearch({ id: null, edit: false })}
      onPrevious={walkTo(rows[index - 1])}
      onNext={index === -1 ? undefined : walkTo(rows[index + 1])}
    >
      <PersonPanel
        id={id}
        isEditing={search.edit}
        onEditing={(isEditing) => setSearch({ edit: isEditing }, { replace: !isEditing })}
      />
    </InspectDrawer>
  )
}

function PanelLoading() {
  return <Skeleton active />
}
