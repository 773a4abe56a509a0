import { subAppPreset } from '@console/build/app'
import { manifest } from './src/manifest.ts'

export default subAppPreset(manifest)
