import { EmptyState, Icon, useIsMobile } from '@console/ui'
import { Input } from 'antd'
import { useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { checkState, toggled, visibleNodes, type GrantIndex, type GrantNode } from './grant-index.ts'
import { GrantRow } from './GrantRow.tsx'
import styles from './GrantTree.module.css'
import { useWindow } from './use-window.ts'

const ROW_PX = 32
const TOUCH_ROW_PX = 44

type GrantTreeProps = {
  index: GrantIndex
  chosen: ReadonlySet<string>
  isReadOnly: boolean
  onChange: (chosen: ReadonlySet<string>) => void
}

/** The menu with a check for each part: a group is checked by the pages below it. Only rows in view are drawn. */
export function GrantTree({ index, chosen, isReadOnly, onChange }: GrantTreeProps) {
  const { formatMessage } = useIntl()
  const treeId = useId()
  const [search, setSearch] = useState('')
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const [activeId, setActiveId] = useState<string | null>(null)
  const rows = useMemo(() => visibleNodes(index, { unfolded, search }), [index, unfolded, search])
  const rowPx = useIsMobile() ? TOUCH_ROW_PX : ROW_PX
  const { ref, first, last, reveal } = useWindow<HTMLDivElement>({ count: rows.length, rowPx })
  const isSearching = search.trim() !== ''
  const active = Math.max(
    0,
    rows.findIndex(({ id }) => id === activeId),
  )

  const isOpen = ({ id, hasChildren }: GrantNode) => hasChildren && (isSearching || unfolded.has(id))
  function fold({ id }: GrantNode, open: boolean) {
    const next = new Set(unfolded)
    if (open) next.add(id)
    else next.delete(id)
    setUnfolded(next)
  }
  function toggle(node: GrantNode) {
    if (!isReadOnly && node.canChange) onChange(toggled(node, chosen))
  }
  function go(place: number) {
    const to = Math.min(Math.max(0, place), rows.length - 1)
    setActiveId(rows[to]?.id ?? null)
    reveal(to)
  }

  function onKeyDown(event: KeyboardEvent) {
    const node = rows[active]
    if (node === undefined) return
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(active + 1),
      ArrowUp: () => go(active - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => (isOpen(node) || !node.hasChildren ? go(active + 1) : fold(node, true)),
      ArrowLeft: () =>
        isOpen(node) && !isSearching
          ? fold(node, false)
          : go(
              Math.max(
                0,
                rows.findIndex(({ id }) => id === node.parentId),
              ),
            ),
      ' ': () => toggle(node),
      Enter: () => toggle(node),
    }
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (act === undefined) return
    event.preventDefault()
    act()
  }

  const idOf = ({ id }: GrantNode) => `${treeId}-${id}`
  const activeRow = rows[active]
  return (
    <div>
      <Input
        allowClear
        prefix={<Icon name="search" size={16} />}
        aria-label={formatMessage({ id: 'role.tree.search' })}
        placeholder={formatMessage({ id: 'role.tree.search' })}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // In a form Enter would save it.
        onPressEnter={(event) => event.preventDefault()}
      />
      <div
        ref={ref}
        className={styles['tree']}
        role="tree"
        tabIndex={0}
        aria-label={formatMessage({ id: 'role.tree' })}
        aria-multiselectable
        {...(activeRow !== undefined && active >= first && active < last
          ? { 'aria-activedescendant': idOf(activeRow) }
          : {})}
        onKeyDown={onKeyDown}
      >
        <div role="presentation" className={styles['all']} style={{ height: rows.length * rowPx }}>
          {rows.slice(first, last).map((node, place) => (
            <GrantRow
              key={node.id}
              domId={idOf(node)}
              node={node}
              topPx={(first + place) * rowPx}
              heightPx={rowPx}
              state={checkState(node, chosen)}
              isActive={first + place === active}
              isOpen={isOpen(node)}
              isReadOnly={isReadOnly}
              onFold={isSearching ? null : (open) => fold(node, open)}
              onToggle={() => {
                setActiveId(node.id)
                toggle(node)
              }}
            />
          ))}
        </div>
      </div>
      {rows.length === 0 && (
        <EmptyState title={formatMessage({ id: 'role.tree.none' })}>
          {formatMessage({ id: 'role.tree.none.text' })}
        </EmptyState>
      )}
    </div>
  )
}
