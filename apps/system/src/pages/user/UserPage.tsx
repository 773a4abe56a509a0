import { PersonSelect } from '@console/domain-ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useUrlSearch } from '@console/ui'
import { useIntl } from 'react-intl'
import { PersonPanel } from '../../components/person/PersonPanel.tsx'
import { usePerson } from '../../queries/people.ts'
import { findAccounts } from './find-accounts.ts'
import { RecentPeople } from './RecentPeople.tsx'
import { userSearch } from './user.search.ts'
import styles from './UserPage.module.css'

const SEARCH_WIDTH = 320
const SEARCH_DELAY_MS = 300

/** One account; without an id, a search and the recently updated accounts (SHELL-049). */
export function UserPage() {
  const { formatMessage } = useIntl()
  const { search, problems, setSearch } = useUrlSearch(userSearch)
  const { id } = search
  const open = usePerson(id)
  return (
    <div className={styles['page']}>
      <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
      <div className={styles['head']}>
        <PersonSelect
          find={findAccounts}
          label={formatMessage({ id: 'person.find' })}
          value={id}
          valueLabel={open.data?.name}
          delayMs={SEARCH_DELAY_MS}
          width={SEARCH_WIDTH}
          onChange={(next) => setSearch({ id: next, edit: false })}
        />
      </div>
      {id === null ? (
        <RecentPeople onOpen={(next) => setSearch({ id: next })} />
      ) : (
        <div className={styles['card']}>
          <PersonPanel
            id={id}
            isEditing={search.edit}
            onEditing={(isEditing) => setSearch({ edit: isEditing }, { replace: !isEditing })}
          />
        </div>
      )}
    </div>
  )
}
