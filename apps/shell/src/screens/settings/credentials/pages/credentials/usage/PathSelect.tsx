import { credential } from '@console/contracts'
import { useDelayedSearch } from '@console/ui'
import { Select } from 'antd'
import { useIntl } from 'react-intl'
import { useFindPaths } from '../../../queries/credentials.ts'
import styles from './Usage.module.css'

/** Debounce between the last key and the search for paths (CRED-012). */
export const PATH_SEARCH_DELAY_MS = 300

type PathSelectProps = {
  clientId: string
  value: readonly string[]
  onChange: (paths: readonly string[]) => void
}

/** Chooses several paths of the API; none means all. */
export function PathSelect({ clientId, value, onChange }: PathSelectProps) {
  const { formatMessage } = useIntl()
  const { options, state, search } = useDelayedSearch(useFindPaths(clientId), PATH_SEARCH_DELAY_MS)
  return (
    <Select<string[]>
      mode="multiple"
      className={styles['paths'] ?? ''}
      aria-label={formatMessage({ id: 'credentials.drawer.paths' })}
      placeholder={formatMessage({ id: 'credentials.drawer.allPaths' })}
      value={[...value]}
      options={[...options]}
      loading={state === 'searching'}
      allowClear
      maxCount={credential.MAX_USAGE_PATHS}
      showSearch={{ filterOption: false, onSearch: search }}
      notFoundContent={formatMessage({ id: NOTE_OF_STATE[state] })}
      onOpenChange={(isOpen) => {
        if (isOpen && options.length === 0) search('')
      }}
      onChange={onChange}
    />
  )
}

const NOTE_OF_STATE = { idle: 'ui.search.none', searching: 'ui.loading', failed: 'ui.search.failed' } as const
