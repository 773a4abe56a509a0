import { useEffect } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { ConsoleFrame } from '../layout/ConsoleFrame.tsx'
import { GuardedNavigation } from './GuardedNavigation.tsx'
import type { Navigation } from './navigation.ts'

/** The one history of the console; the frame stays while the pages in it change. */
export function ConsoleRouter({ navigation }: { navigation: Navigation }) {
  return (
    <BrowserRouter>
      <GuardedNavigation guard={navigation.guard}>
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
