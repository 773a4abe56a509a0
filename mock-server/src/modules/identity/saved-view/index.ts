import type { Module } from '../../module.ts'
import { listViews } from './list-views.ts'
import { removeView } from './remove-view.ts'
import { renameView } from './rename-view.ts'
import { saveView } from './save-view.ts'
import { deletePersonViews } from './saved-view.store.ts'
import { setStartView } from './set-start-view.ts'

/** Queries of pages that people saved for themselves. A preference: the audit log records nothing of it. */
export const savedViewModule: Module = {
  name: 'savedView',
  routes: [listViews, saveView, renameView, setStartView, removeView],
  erasure: async (tx, { id }) => ({ counts: { savedViews: await deletePersonViews(tx, id) } }),
}
