import type { role } from '@console/contracts'
import { useHost } from '@console/sub-app'
import type { FieldBinding } from '@console/sub-app/form'
import { EmptyState, Icon, type TreeNode, VirtualTree } from '@console/ui'
import { Input } from 'antd'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { GrantIndex, GrantNode } from './grant-index.ts'
import styles from './RolePage.module.css'

/** Room for fourteen menu items. */
const TREE_PX = 504

type RoleGrantsProps = {
  index: GrantIndex
  permissions: readonly role.PermissionGrant[]
  pages: FieldBinding<readonly string[]>
  /** The extra permissions that are chosen. */
  extra: FieldBinding<readonly string[]>
  isReadOnly: boolean
}

/** The grants of a role: pages of the menu, and extra permissions. */
export function RoleGrants({ index, permissions, pages, extra, isReadOnly }: RoleGrantsProps) {
  const { formatMessage } = useIntl()
  const chosenPages = useMemo(() => new Set(pages.value), [pages.value])
  const chosenExtra = useMemo(() => new Set(extra.value), [extra.value])
  return (
    <div className={styles['grants']}>
      <section aria-label={formatMessage({ id: 'role.tree' })}>
        <h2 className={styles['heading']}>
          {formatMessage({ id: 'role.tree' })}
          <span className={styles['note']} role="status">
            {formatMessage({ id: 'role.tree.count' }, { count: chosenPages.size })}
          </span>
        </h2>
        <GrantTree
          index={index}
          chosen={chosenPages}
          isReadOnly={isReadOnly}
          onChange={(chosen) => pages.onChange([...chosen].toSorted())}
        />
      </section>
      <section aria-label={formatMessage({ id: 'role.permissions' })}>
        <h2 className={styles['heading']}>{formatMessage({ id: 'role.permissions' })}</h2>
        <PermissionList
          permissions={permissions}
          chosen={chosenExtra}
          isReadOnly={isReadOnly}
          onChange={(chosen) => extra.onChange([...chosen].toSorted())}
        />
      </section>
    </div>
  )
}

type PermissionListProps = {
  permissions: readonly role.PermissionGrant[]
  chosen: ReadonlySet<string>
  isReadOnly: boolean
  onChange: (chosen: ReadonlySet<string>) => void
}

/** The extra permissions of a role. Those that the user does not have cannot be changed, and show why. */
function PermissionList({ permissions, chosen, isReadOnly, onChange }: PermissionListProps) {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  return (
    <ul className="ui-list">
      {permissions.map(({ code, name, isHeld }) => (
        <li key={code}>
          <label
            className={`ui-cluster ui-gap-8 ui-min-32 ui-size-13 ${styles['permission']}`}
            title={isHeld ? '' : formatMessage({ id: 'role.notAssignable' })}
          >
            <input
              type="checkbox"
              checked={chosen.has(code)}
              disabled={isReadOnly || !isHeld}
              onChange={(event) => {
                const next = new Set(chosen)
                if (event.target.checked) next.add(code)
                else next.delete(code)
                onChange(next)
              }}
            />
            <span>{name[language]}</span>
            {!isHeld && (
              <span className={styles['note']}>
                <Icon name="lock" size={14} /> {formatMessage({ id: 'role.notAssignable.short' })}
              </span>
            )}
          </label>
        </li>
      ))}
    </ul>
  )
}

type GrantTreeProps = {
  index: GrantIndex
  chosen: ReadonlySet<string>
  isReadOnly: boolean
  onChange: (chosen: ReadonlySet<string>) => void
}

/** The menu with checkboxes: the state of a group follows from its pages. */
function GrantTree({ index, chosen, isReadOnly, onChange }: GrantTreeProps) {
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
