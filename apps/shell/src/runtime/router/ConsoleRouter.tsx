import { useEffect } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { ConsoleFrame } from '../../screens/layout/ConsoleFrame.tsx'
import { useFilesAhead } from '../micro-apps/use-files-ahead.ts'
import { GuardedNavigation } from './GuardedNavigation.tsx'
import type { Navigation } from '../services/navigation.ts'

/** The one history of the console; the frame stays while the pages in it change. */
export function ConsoleRouter({ navigation }: { navigation: Navigation }) {
  const bringFiles = useFilesAhead()
  return (
    // Not as a transition, which is drawn in slices and last: the page that was asked for waits for it.
    <BrowserRouter useTransitions={false}>
      <GuardedNavigation guard={navigation.guard} onGo={bringFiles}>
        <AttachNavigation navigation={navigation} />
        <ConsoleFrame />
      </GuardedNavigation>
    </BrowserRouter>
  )
}

function AttachNavigation({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate()
  useEffect(() => navigation.attach(navigate), [navigate, navigation])
  return null
}
