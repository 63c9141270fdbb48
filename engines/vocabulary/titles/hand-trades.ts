/** English words for manual work, whatever comes before them: "Conveyor Feeder", "Banjo Repairer". From the titles of the US SOC. */
import { foldText } from '../text/fold.ts';
import type { Department } from '../values/departments.ts';

const production = new Set(
  (
    'worker workers helper laborer labourer handler loader unloader hauler packer sorter assembler feeder tender setter finisher polisher sander grinder molder ' +
    'moulder mixer blender winder presser trimmer stitcher weaver knitter spinner dyer checker weigher filler wrapper labeler grader stacker coater dipper oiler ' +
    'pumper caster driller blaster sawyer inserter folder splitter burner charger washer drier dryer cleaner attendant porter operator dispatcher'
  ).split(' '),
);
const crafts = new Set(
  'repairer repairman repairperson installer builder erector fitter maker mender restorer plasterer roofer glazier upholsterer engraver carver mason layer'.split(
    ' ',
  ),
);

/** The department of a worker whose title has no other known word; null for other titles. */
export function departmentOfHandTrade(role: string): Department | null {
  const words = foldText(role.replace(/,.*$/, '')).split(' ');
  const last = words.at(-1) ?? '';
  if (words.length < 2 || words.length > 5) return null;
  return production.has(last) ? 'operations' : crafts.has(last) ? 'other' : null;
}
