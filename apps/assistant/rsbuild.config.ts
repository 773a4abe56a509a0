import { assistantPreset } from '@console/build/app'

export default assistantPreset()
