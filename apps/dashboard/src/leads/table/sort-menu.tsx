import { IconButton } from '@leadlight/ui/button';
import { Menu, MenuChoice, MenuChoices, MenuGroup, MenuSeparator } from '@leadlight/ui/menu';
import { ArrowUpDown, Check } from 'lucide-react';
import type { LeadSort } from '@leadlight/contract/vocabulary';
import type { LeadKind, Sort } from '../lead-search.ts';
import { columnsOf } from './columns-of.ts';
import { directionNames, firstDirection } from './sort-words.ts';

interface SortMenuProps {
  kind: LeadKind;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** A menu to sort the rows, for phones, which show no column headers. */
export function SortMenu({ kind, sort, onSort }: SortMenuProps) {
  const choices = columnsOf(kind).flatMap(({ name, sort: by }) => (by ? [{ name, by }] : []));
  return (
    <Menu align="end" trigger={<IconButton label={wordSort(choices, sort)} icon={<ArrowUpDown aria-hidden />} />}>
      <MenuGroup label="Sort by">
        <MenuChoices value={sort.by} onValueChange={(by: LeadSort) => onSort({ by, direction: firstDirection(by) })}>
          {choices.map(({ name, by }) => (
            <MenuChoice key={by} value={by}>
              <span className="flex-1">{name}</span>
              {by === sort.by && <Check aria-hidden />}
            </MenuChoice>
          ))}
        </MenuChoices>
      </MenuGroup>
      <MenuSeparator />
      <MenuGroup label="Order">
        <MenuChoices value={sort.direction} onValueChange={(direction: Sort['direction']) => onSort({ by: sort.by, direction })}>
          {(['ascending', 'descending'] as const).map((direction) => (
            <MenuChoice key={direction} value={direction}>
              <span className="flex-1">{directionNames(sort.by)[direction]}</span>
              {direction === sort.direction && <Check aria-hidden />}
            </MenuChoice>
          ))}
        </MenuChoices>
      </MenuGroup>
    </Menu>
  );
}

function wordSort(choices: readonly { name: string; by: LeadSort }[], { by, direction }: Sort): string {
  const name = choices.find((each) => each.by === by)?.name ?? by;
  return `Sorted by ${name.toLowerCase()}, ${directionNames(by)[direction].toLowerCase()}`;
}
