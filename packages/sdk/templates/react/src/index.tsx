import { defineApp } from '@console/sub-app'
import { createRoot } from 'react-dom/client'
import { App } from './App'

/** The console looks for these functions in the last script of the app. */
export const { bootstrap, mount, update, unmount } = defineApp((props) => {
  const element = props.container.querySelector('#root')
  if (element === null) throw new Error('The page has no element with the id "root".')
  const root = createRoot(element)
  root.render(<App {...props} />)
  return {
    update: (changed) => root.render(<App {...changed} />),
    unmount: () => root.unmount(),
  }
})
