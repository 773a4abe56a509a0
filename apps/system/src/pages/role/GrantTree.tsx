import { EmptyState, Icon, VirtualTree, type TreeNode } from '@console/ui'
import { Input } from 'antd'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { GrantIndex, GrantNode } from './grant-index.ts'
import styles from './GrantTree.module.css'

/** Room for fourteen menu items. */
const TREE_PX = 504

type GrantTreeProps = {
  index: GrantIndex
  chosen: ReadonlySet<string>
  isReadOnly: boolean
  onChange: (chosen: ReadonlySet<string>) => void
}

/** The menu with checkboxes: the state of a group follows from its pages. */
export function GrantTree({ index, chosen, isReadOnly, onChange }: GrantTreeProps) {
  const { formatMessage, formatNumber } = useIntl()
  const [search, setSearch] = useState('')
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const notAssignable = formatMessage({ id: 'role.notAssignable' })
  const nodes = useMemo(
    () =>
      index.nodes.map(({ id, parentId, kind, name, pages, canChange, searchText }): TreeNode => ({
        key: id,
        parentKey: parentId,
        title: name,
        searchText,
        ...(kind === 'page' ? {} : { hint: formatNumber(pages) }),
        ...(canChange ? {} : { disabledReason: notAssignable }),
      })),
    [index, formatNumber, notAssignable],
  )

  function renderNote({ key }: TreeNode) {
    const part = index.byId.get(key)
    if (part === undefined || (part.canChange && !part.isHidden)) return undefined
    return <GrantNote part={part} />
  }

  return (
    <div>
      <Input
        allowClear
        prefix={<Icon name="search" size={16} />}
        aria-label={formatMessage({ id: 'role.tree.search' })}
        placeholder={formatMessage({ id: 'role.tree.search' })}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // Enter would submit the form.
        onPressEnter={(event) => event.preventDefault()}
      />
      <div className={styles['tree']}>
        <VirtualTree
          label={formatMessage({ id: 'role.tree' })}
          nodes={nodes}
          expanded={expanded}
          onExpanded={setExpanded}
          search={search}
          checked={chosen}
          onChecked={onChange}
          isReadOnly={isReadOnly}
          renderEnd={renderNote}
          height={TREE_PX}
          empty={
            <EmptyState title={formatMessage({ id: 'role.tree.none' })}>
              {formatMessage({ id: 'role.tree.none.text' })}
            </EmptyState>
          }
        />
      </div>
    </div>
  )
}

/** A note on a menu item: hidden from the menu, or not assignable by the user. */
function GrantNote({ part: { isHidden, canChange } }: { part: GrantNode }) {
  const { formatMessage } = useIntl()
  return (
    <span className="ui-inline-row ui-gap-4 ui-size-12 ui-faint">
      {isHidden && formatMessage({ id: 'role.tree.hidden' })}
      {!canChange && (
        <>
          <Icon name="lock" size={14} /> {formatMessage({ id: 'role.notAssignable.short' })}
        </>
      )}
    </span>
  )
}
