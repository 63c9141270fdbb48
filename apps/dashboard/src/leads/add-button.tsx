import { Button, type ButtonProps } from '@leadlight/ui/button';
import { Plus } from 'lucide-react';

/** The button of a menu that makes something: the same before the menu's code is there, and as its trigger. */
export function AddButton({ children, ...props }: ButtonProps) {
  return (
    <Button tone="primary" {...props}>
      <Plus aria-hidden />
      {children}
    </Button>
  );
}
