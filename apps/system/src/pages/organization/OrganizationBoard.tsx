import { FilteredEmptyState, useBoxHeight, useTypedSearch, VirtualTree } from '@console/ui'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { OrganizationTree } from '../../model/organization-tree.ts'
import { OrganizationHeads } from './OrganizationColumns.tsx'
import { OrganizationDialogs, type OpenDialog } from './OrganizationDialogs.tsx'
import styles from './OrganizationPage.module.css'
import { OrganizationPanel } from './OrganizationPanel.tsx'
import { OrganizationTools } from './OrganizationTools.tsx'
import { useChosenOrganization } from './use-chosen-organization.ts'
import { useTreeColumns } from './use-tree-columns.tsx'
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

/** Search, tree, and the selected organisation beside it. */
export function OrganizationBoard(props: OrganizationBoardProps) {
  const { tree, notice, searched, onSearch, onChoose } = props
  const { chosenId, setClosed } = useChosenOrganization(props)
  const { formatMessage } = useIntl()
  const { text, type } = useTypedSearch(searched, onSearch)
  const { nodes, expanded, setExpanded, openTo } = useTreeNodes(tree, chosenId)
  const { rows, renderCells } = useTreeColumns(tree, nodes)
  const { attach, height } = useBoxHeight()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const addTo = chosenId !== null && tree.byId.has(chosenId) ? chosenId : tree.roots[0]?.id

  function choose(id: number | null) {
    if (id !== null) openTo(id)
    setClosed(id === null)
    onChoose(id)
  }

  return (
    <div className={styles['page']}>
      <div className={styles['body']}>
        <section className={styles['main']} aria-label={formatMessage({ id: 'organization.page' })}>
          <OrganizationTools
            tree={tree}
            text={text}
            onText={type}
            onAdd={addTo === undefined ? undefined : () => setDialog({ kind: 'create', parentId: addTo })}
          />
          <div className={styles['notice']}>{notice}</div>
          <OrganizationHeads />
          <div ref={attach} className={styles['tree']}>
            <VirtualTree
              label={formatMessage({ id: 'organization.page' })}
              nodes={rows}
              expanded={expanded}
              onExpanded={setExpanded}
              selected={chosenId === null ? null : String(chosenId)}
              onSelect={(key) => choose(Number(key))}
              onDropped={(key, onto) => setDialog({ kind: 'move', id: Number(key), parentId: Number(onto) })}
              search={text}
              renderEnd={renderCells}
              height={height}
              empty={<NoneFound hiddenCount={tree.byId.size} onReset={() => type('')} />}
            />
          </div>
        </section>
        {chosenId !== null && (
          <OrganizationPanel
            tree={tree}
            id={chosenId}
            isPreselected={props.chosenId === null}
            onChoose={choose}
            onAdd={() => setDialog({ kind: 'create', parentId: chosenId })}
            onMove={() => setDialog({ kind: 'move', id: chosenId, parentId: null })}
          />
        )}
      </div>
      <OrganizationDialogs tree={tree} open={dialog} onClose={() => setDialog(null)} onMade={choose} />
    </div>
  )
}

function NoneFound({ hiddenCount, onReset }: { hiddenCount: number; onReset: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <FilteredEmptyState
      title={formatMessage({ id: 'organization.noneFound' })}
      hiddenCount={hiddenCount}
      filters={[]}
      onReset={onReset}
    />
  )
}
