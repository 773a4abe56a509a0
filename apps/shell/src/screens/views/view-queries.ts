import { savedView } from '@console/contracts'
import { useCallCache, useCallMutation } from '@console/sub-app'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useShell } from '../../runtime/context/shell-context.tsx'

/** Calls whose answers differ after any change of a view. */
export const VIEW_CHANGES = [savedView.list]

/** Actions on a view by one click, and the view that was deleted last. */
export function useViewActions() {
  const { client } = useShell()
  const cache = useCallCache()
  const [deleted, setDeleted] = useState<savedView.SavedView | null>(null)
  const setStart = useCallMutation(savedView.setStart, {
    changes: VIEW_CHANGES,
    toInput: ({ id, isStart }: savedView.SavedView) => ({ body: { id, isStart: !isStart } }),
  })
  const remove = useCallMutation(savedView.remove, {
    changes: VIEW_CHANGES,
    toInput: ({ id }: savedView.SavedView) => ({ query: { id } }),
    onSuccess: (_answer, view: savedView.SavedView) => setDeleted(view),
  })
  const restore = useMutation({
    mutationFn: async ({ path, name, search, isStart }: savedView.SavedView) => {
      // Replaces: a second try follows a first one whose answer was lost.
      const body = { path, name, search, replaces: true }
      const { id } = await client.send(savedView.save, { body, isQuiet: true })
      if (isStart) await client.send(savedView.setStart, { body: { id, isStart }, isQuiet: true })
    },
    onSuccess: () => setDeleted(null),
    onSettled: async () => cache.invalidate(VIEW_CHANGES),
  })
  return {
    deleted,
    restore,
    toggleStart: (view: savedView.SavedView) => {
      remove.reset()
      setStart.mutate(view)
    },
    remove: (view: savedView.SavedView) => {
      setStart.reset()
      restore.reset()
      remove.mutate(view)
    },
    problem: setStart.error ?? remove.error,
  }
}

export type ViewActions = ReturnType<typeof useViewActions>
