import { FilteredEmptyState, Icon, VirtualTree } from '@console/ui'
import { Button, Input } from 'antd'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useTypedSearch } from '../../components/use-typed-search.ts'
import { countFound, type OrganizationTree } from '../../model/organization-tree.ts'
import { CreateOrganizationDialog } from './CreateOrganizationDialog.tsx'
import { MoveOrganizationDialog } from './MoveOrganizationDialog.tsx'
import styles from './OrganizationPage.module.css'
import { OrganizationPanel } from './OrganizationPanel.tsx'
import { useBoxHeight } from './use-box-height.ts'
import { useTreeNodes } from './use-tree-nodes.ts'

type OrganizationBoardProps = {
  tree: OrganizationTree
  /** A notice above the tree, if any. */
  notice: ReactNode
  searched: string
  chosenId: number | null
  onSearch: (text: string) => void
  onChoose: (id: number | null) => void
}

type OpenDialog = { kind: 'create'; parentId: number } | { kind: 'move'; id: number; parentId: number | null }

/** Search, tree, and the selected organisation beside it. */
export function OrganizationBoard(props: OrganizationBoardProps) {
  const { tree, notice, searched, chosenId, onSearch, onChoose } = props
  const { formatMessage } = useIntl()
  const { text, type } = useTypedSearch(searched, onSearch)
  const counted = useDeferredValue(text)
  const foundCount = useMemo(() => countFound(tree, counted), [tree, counted])
  const { nodes, expanded, setExpanded, openTo } = useTreeNodes(tree, chosenId)
  const { attach, height } = useBoxHeight()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const moved = dialog?.kind === 'move' ? tree.byId.get(dialog.id) : undefined
  const parent = dialog?.kind === 'create' ? tree.byId.get(dialog.parentId) : undefined
  const addTo = chosenId !== null && tree.byId.has(chosenId) ? chosenId : tree.roots[0]?.id

  function choose(id: number | null) {
    if (id !== null) openTo(id)
    onChoose(id)
  }

  return (
    <div className={styles['page']}>
      <div className={styles['body']}>
        <section className={styles['main']} aria-label={formatMessage({ id: 'organization.page' })}>
          <div className={styles['tools']} role="search">
            <Input
              className={styles['search'] ?? ''}
              prefix={<Icon name="search" />}
              aria-label={formatMessage({ id: 'organization.search' })}
              placeholder={formatMessage({ id: 'organization.search' })}
              allowClear
              value={text}
              onChange={({ target }) => {
                type(target.value)
              }}
            />
            <span className={styles['count']} role="status">
              {formatMessage(
                { id: foundCount === null ? 'organization.count' : 'organization.found' },
                { count: foundCount ?? tree.byId.size },
              )}
            </span>
            {addTo !== undefined && (
              <Button
                type="primary"
                icon={<Icon name="plus" />}
                onClick={() => {
                  setDialog({ kind: 'create', parentId: addTo })
                }}
              >
                {formatMessage({ id: 'organization.add' })}
              </Button>
            )}
          </div>
          <div className={styles['notice']}>{notice}</div>
          <div ref={attach} className={styles['tree']}>
            <VirtualTree
              label={formatMessage({ id: 'organization.page' })}
              nodes={nodes}
              expanded={expanded}
              onExpanded={setExpanded}
              selected={chosenId === null ? null : String(chosenId)}
              onSelect={(key) => {
                choose(Number(key))
              }}
              onDropped={(key, onto) => {
                setDialog({ kind: 'move', id: Number(key), parentId: Number(onto) })
              }}
              search={text}
              height={height}
              empty={
                <FilteredEmptyState
                  title={formatMessage({ id: 'organization.noneFound' })}
                  hiddenCount={tree.byId.size}
                  filters={[]}
                  onReset={() => {
                    type('')
                  }}
                />
              }
            />
          </div>
        </section>
        {chosenId !== null && (
          <OrganizationPanel
            // A started rename belongs to one organisation.
            key={chosenId}
            tree={tree}
            id={chosenId}
            onChoose={choose}
            onAdd={() => {
              setDialog({ kind: 'create', parentId: chosenId })
            }}
            onMove={() => {
              setDialog({ kind: 'move', id: chosenId, parentId: null })
            }}
          />
        )}
      </div>
      {parent !== undefined && (
        <CreateOrganizationDialog
          parent={parent}
          onClose={() => {
            setDialog(null)
          }}
          onMade={choose}
        />
      )}
      {moved !== undefined && dialog?.kind === 'move' && (
        <MoveOrganizationDialog
          tree={tree}
          moved={moved}
          parentId={dialog.parentId ?? moved.parentId}
          onClose={() => {
            setDialog(null)
          }}
        />
      )}
    </div>
  )
}
