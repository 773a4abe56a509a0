import { kitPreset } from '@console/build/kit'

export default kitPreset()
