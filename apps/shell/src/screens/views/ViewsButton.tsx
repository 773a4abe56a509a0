import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import type { ViewPage } from '../../runtime/router/view-page.ts'
import { isWithoutViews, useSavedViews } from '../../runtime/views/saved-views.ts'
import { loadViewAddresses } from '../../runtime/views/view-addresses.ts'
import { ViewsTrigger } from './ViewsTrigger.tsx'

type ViewsButtonProps = { page: ViewPage; isCompact: boolean }

async function loadPopover() {
  // The links of the list need the code that resolves relative days.
  const [{ ViewsPopover }] = await Promise.all([
    import(/* webpackChunkName: "on-demand-views" */ './ViewsPopover.tsx'),
    loadViewAddresses(),
  ])
  return ViewsPopover
}

/** Opens the person's views of a page, whose code comes with the first click. Absent on a server that stores none. */
export function ViewsButton({ page, isCompact }: ViewsButtonProps) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const views = useSavedViews()
  const [Popover, setPopover] = useState<Awaited<ReturnType<typeof loadPopover>> | null>(null)
  if (isWithoutViews(views)) return null
  if (Popover !== null) return <Popover page={page} isCompact={isCompact} />

  async function open(): Promise<void> {
    try {
      const Loaded = await loadPopover()
      setPopover(() => Loaded)
    } catch (error) {
      services.reportError(error, 'views')
      services.toast.error(formatMessage({ id: 'user.dialogLost' }))
    }
  }
  return (
    <ViewsTrigger
      isCompact={isCompact}
      aria-expanded={false}
      aria-haspopup="dialog"
      onClick={() => void open()}
    />
  )
}
