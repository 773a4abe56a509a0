// Evaluated first: qiankun takes the `fetch` that is there while it is evaluated.
import './fetch-during-import.ts'
import { loadMicroApp } from 'qiankun'
import { pageFetch } from './fetch-during-import.ts'

window.fetch = pageFetch

/** The only use of qiankun in the console; loaded with the first sub-app, never for the sign-in page. */
export { loadMicroApp }
