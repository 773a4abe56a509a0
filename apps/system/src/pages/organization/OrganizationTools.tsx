import { Icon } from '@console/ui'
import { Button, Input } from 'antd'
import { useDeferredValue, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { countFound, type OrganizationTree } from '../../model/organization-tree.ts'
import styles from './OrganizationPage.module.css'

type OrganizationToolsProps = {
  tree: OrganizationTree
  text: string
  onText: (text: string) => void
  /** Absent while there is no organisation to add one to. */
  onAdd: (() => void) | undefined
}

/** Above the tree: the search, how many were found, and the primary action. */
export function OrganizationTools({ tree, text, onText, onAdd }: OrganizationToolsProps) {
  const { formatMessage } = useIntl()
  const counted = useDeferredValue(text)
  const foundCount = useMemo(() => countFound(tree, counted), [tree, counted])
  return (
    <div className={styles['tools']} role="search">
      <Input
        className={styles['search'] ?? ''}
        prefix={<Icon name="search" />}
        aria-label={formatMessage({ id: 'organization.search' })}
        placeholder={formatMessage({ id: 'organization.search' })}
        allowClear
        value={text}
        onChange={({ target }) => {
          onText(target.value)
        }}
      />
      <span className={styles['count']} role="status">
        {formatMessage(
          { id: foundCount === null ? 'organization.count' : 'organization.found' },
          { count: foundCount ?? tree.byId.size },
        )}
      </span>
      {onAdd !== undefined && (
        <Button type="primary" icon={<Icon name="plus" />} onClick={onAdd}>
          {formatMessage({ id: 'organization.add' })}
        </Button>
      )}
    </div>
  )
}
