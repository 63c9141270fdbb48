import { Button, type ButtonProps } from '@leadlight/ui/button';
import { Plus } from 'lucide-react';

/** The button of a menu that creates something: shown before the menu's code has loaded, and then used as its trigger. */
export function AddButton({ children, ...props }: ButtonProps) {
  return (
    <Button tone="primary" {...props}>
      <Plus aria-hidden />
      {children}
    </Button>
  );
}
