import type { DataOf, voiceprint } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { type DataColumn, EmptyState, Icon } from '@console/ui'
import { ListPage, type RowPage, useListSearch } from '@console/ui/list-page'
import { RowActions, RowCard } from '@console/ui/row'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ActionButton } from '../../components/row/ActionButton.tsx'
import { TimeCell } from '../../components/row/TimeCell.tsx'
import { useRemoval } from '../../components/use-removal.ts'
import { voiceTime } from '../../components/voice-figures.ts'
import {
  CATEGORY_CHANGES,
  useCategories,
  useCategoryCount,
  useRemoveCategory,
} from '../../queries/categories.ts'
import { CategoryDialog } from './CategoryDialog.tsx'
import { type CategoryList, categoryList, toCategoryQuery } from './corpus-category.search.ts'

type Category = voiceprint.Category

/** Categories of the stored voice samples (VOICE-014..022). */
export function CorpusCategoryPage() {
  const { formatMessage } = useIntl()
  const list = useListSearch(categoryList)
  const categories = useCategories(toCategoryQuery(list))
  /** The category that is renamed, or a new one. */
  const [open, setOpen] = useState<Category | 'new' | null>(null)
  const removal = useCategoryRemoval(list, categories.data?.list.length ?? 0)
  const actions = { ...removal, onRename: setOpen }
  const columns = useCategoryColumns(actions)
  const addButton = (isPlain: boolean) => (
    <Button type={isPlain ? 'default' : 'primary'} icon={<Icon name="plus" />} onClick={() => setOpen('new')}>
      {formatMessage({ id: 'voice.category.add' })}
    </Button>
  )
  const renderCard = (category: Category) => <CategoryCard category={category} {...actions} />
  return (
    <ListPage
      list={list}
      query={categories}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'voice.category.page' })}
      noPermission={<NoAccess page={formatMessage({ id: 'voice.category.page' })} />}
      formatCount={({ total }) => formatMessage({ id: 'voice.category.count' }, { count: total })}
      action={addButton(false)}
      columns={columns}
      rowKey={({ id }) => id}
      mobileCard={renderCard}
      states={{
        failed: formatMessage({ id: 'voice.category.failed' }),
        empty: (
          <EmptyState title={formatMessage({ id: 'voice.category.none' })} action={addButton(true)}>
            {formatMessage({ id: 'voice.category.none.text' })}
          </EmptyState>
        ),
      }}
      filteredTitle={formatMessage({ id: 'voice.category.noneFound' })}
      useHiddenCount={useCategoryCount}
    >
      {open !== null && (
        <CategoryDialog
          // The present record: somebody else may have renamed it since.
          category={open === 'new' ? null : (categories.data?.list.find(({ id }) => id === open.id) ?? open)}
          onClose={() => setOpen(null)}
        />
      )}
    </ListPage>
  )
}

function toRowPage({ list, count }: DataOf<typeof voiceprint.categories>): RowPage<Category> {
  return { rows: list, total: count }
}

/** A category on a phone. */
function CategoryCard(props: CategoryActionsProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { catalogName, relateCount, createAt, updateAt } = props.category
  return (
    <RowCard
      name={catalogName}
      facts={[
        formatMessage({ id: 'voice.category.samples' }, { count: relateCount }),
        `${formatMessage({ id: 'voice.createAt' })} ${voiceTime(createAt, timezone)}`,
        `${formatMessage({ id: 'voice.updateAt' })} ${voiceTime(updateAt, timezone)}`,
      ]}
      actions={<CategoryActions {...props} />}
    />
  )
}

/** Deletes a row of this list, after a confirmation that names it. */
function useCategoryRemoval({ paging, setSearch }: CategoryList, rowCount: number) {
  const { formatMessage } = useIntl()
  const removing = useRemoveCategory()
  const { busyId, remove } = useRemoval({
    send: removing.mutateAsync,
    changes: CATEGORY_CHANGES,
    page: paging.page,
    rowCount,
    onPage: (page) => setSearch({ page }, { replace: true }),
  })
  return {
    busyId,
    onDelete: ({ id, catalogName: name }: voiceprint.Category) =>
      remove(id, {
        title: formatMessage({ id: 'voice.category.delete.title' }),
        content: formatMessage({ id: 'voice.category.delete.text' }, { name }),
      }),
  }
}

type Column = DataColumn<voiceprint.Category>

/** The columns of VOICE-015. */
function useCategoryColumns(actions: Omit<CategoryActionsProps, 'category'>): Column[] {
  const { formatMessage, formatNumber } = useIntl()
  return [
    { key: 'catalogName', title: formatMessage({ id: 'voice.category.name' }), dataIndex: 'catalogName' },
    {
      key: 'relateCount',
      title: formatMessage({ id: 'voice.category.relateCount' }),
      align: 'right',
      render: (_, { relateCount }) => formatNumber(relateCount),
    },
    {
      key: 'createAt',
      title: formatMessage({ id: 'voice.createAt' }),
      render: (_, { createAt }) => <TimeCell at={createAt} />,
    },
    {
      key: 'updateAt',
      title: formatMessage({ id: 'voice.updateAt' }),
      render: (_, { updateAt }) => <TimeCell at={updateAt} />,
    },
    {
      key: 'actions',
      isActions: true,
      title: formatMessage({ id: 'voice.actions' }),
      render: (_, category) => <CategoryActions category={category} {...actions} />,
    },
  ]
}

type CategoryActionsProps = {
  category: voiceprint.Category
  /** The row that is being deleted. */
  busyId: number | null
  onRename: (category: voiceprint.Category) => void
  onDelete: (category: voiceprint.Category) => void
}

/** Rename and delete (VOICE-015). */
function CategoryActions({ category, busyId, onRename, onDelete }: CategoryActionsProps) {
  const { formatMessage } = useIntl()
  const { id, catalogName: name } = category
  return (
    <RowActions>
      <ActionButton
        text={formatMessage({ id: 'voice.rename' })}
        name={name}
        onClick={() => onRename(category)}
      />
      <ActionButton
        text={formatMessage({ id: 'voice.delete' })}
        name={name}
        isDangerous
        isBusy={busyId === id}
        onClick={() => onDelete(category)}
      />
    </RowActions>
  )
}
