import { serveHub } from './serve-hub.ts'

serveHub(globalThis)
