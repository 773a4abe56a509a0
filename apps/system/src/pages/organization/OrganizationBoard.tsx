import { FilteredEmptyState, Icon } from '@console/ui'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useTypedSearch } from '../../components/use-typed-search.ts'
import type { OrganizationTree } from '../../model/organization-tree.ts'
import { CreateOrganizationDialog } from './CreateOrganizationDialog.tsx'
import { MoveOrganizationDialog } from './MoveOrganizationDialog.tsx'
import styles from './OrganizationPage.module.css'
import { OrganizationPanel } from './OrganizationPanel.tsx'
import { OrganizationTreeView } from './OrganizationTreeView.tsx'
import { useOpenLines } from './use-open-lines.ts'

type OrganizationBoardProps = {
  tree: OrganizationTree
  searched: string
  chosenId: number | null
  onSearch: (text: string) => void
  onChoose: (id: number | null) => void
}

type OpenDialog = { kind: 'create'; parentId: number } | { kind: 'move'; id: number; parentId: number | null }

/** Search, tree, and the chosen organisation beside it. */
export function OrganizationBoard({ tree, searched, chosenId, onSearch, onChoose }: OrganizationBoardProps) {
  const { formatMessage } = useIntl()
  const { text, type } = useTypedSearch(searched, onSearch)
  const { lines, matchCount, toggle, openTo } = useOpenLines(tree, text, chosenId)
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
                { id: matchCount === null ? 'organization.count' : 'organization.found' },
                { count: matchCount ?? tree.byId.size },
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
          {lines.length === 0 ? (
            <FilteredEmptyState
              title={formatMessage({ id: 'organization.noneFound' })}
              hiddenCount={tree.byId.size}
              filters={[]}
              onReset={() => {
                type('')
              }}
            />
          ) : (
            <OrganizationTreeView
              label={formatMessage({ id: 'organization.page' })}
              lines={lines}
              selectedId={chosenId}
              onSelect={choose}
              onToggle={toggle}
              onDrop={(id, parentId) => {
                setDialog({ kind: 'move', id, parentId })
              }}
            />
          )}
        </section>
        {chosenId !== null && (
          <OrganizationPanel
            // A rename under way belongs to one organisation.
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
