import {
  HandleEmptyInListsPlugin,
  OperationNodeTransformer,
  replaceWithNoncontingentExpression,
  SelectQueryNode,
  sql,
  ValuesNode,
  WhereNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type QueryId,
  type RawBuilder,
} from 'kysely'

/** Inserts no rows by `insert into t select where false`, since SQL has no `values` without a row. */
class EmptyInserts extends OperationNodeTransformer {
  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const insert = super.transformInsertQuery(node, queryId)
    if (insert.values === undefined || !ValuesNode.is(insert.values) || insert.values.values.length > 0)
      return insert
    const { columns: _none, ...rest } = insert
    const nothing = { ...SelectQueryNode.create(), where: WhereNode.create(sql`false`.toOperationNode()) }
    return { ...rest, values: nothing }
  }
}

const emptyInserts = new EmptyInserts()

/**
 * Every list that goes into a statement may be empty: `in ()` is false, `not in ()` is true, and no rows are inserted. Lists
 * that are written into SQL by hand are arrays (`= any(…)`, `unnest`), or conditions joined by `anyHolds` and `allHold`.
 */
export const emptyLists: readonly KyselyPlugin[] = [
  new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
  {
    transformQuery: ({ node, queryId }) => emptyInserts.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  },
]

/** One of the conditions holds; false without any. */
export const anyHolds = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`

/** All of the conditions hold; true without any. */
export const allHold = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
